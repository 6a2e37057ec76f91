import type { AstroIntegration } from 'astro';

/**
 * Lets pages be written with Preact's components too, drawn as they are built. None of them wakes up by Astro: what the reader uses is opened by scripts
 * of its own (`mount.tsx`). Vite compiles them by itself, as `tsconfig.json` says; with `@astrojs/preact` each would be parsed by Babel and drawn twice,
 * to find out whether it can be.
 */
export function preact(): AstroIntegration {
  return {
    name: 'preact',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({ name: 'preact', serverEntrypoint: new URL('./renderer.ts', import.meta.url) });
      },
    },
  };
}
