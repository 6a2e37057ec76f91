import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const { title, locales } = JSON.parse(process.env.STARLIGHT ?? '{}');

export default defineConfig({
  site: 'https://coachlamp.example',
  trailingSlash: 'always',
  integrations: [starlight({ title, defaultLocale: Object.keys(locales)[0], locales })],
});
