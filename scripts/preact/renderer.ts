import type { SSRLoadedRendererValue } from 'astro';
import { h } from 'preact';
import { render } from 'preact-render-to-string';

/** Draws a component; Astro's own and those of MDX are not asked about. */
export default {
  check: async (component) => typeof component === 'function',
  renderToStaticMarkup: async (component, props) => ({ html: render(h(component, props)) }),
} satisfies SSRLoadedRendererValue;
