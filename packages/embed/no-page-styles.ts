import type { Plugin } from 'vite';

/** Styles come as text for the shadow root, so no module loads any into the page. */
export const noPageStyles: Plugin = {
  name: 'no-page-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.vanilla\.css(\?|$)/.test(source) ? '\0no-page-styles' : null),
  load: (id) => (id === '\0no-page-styles' ? 'export {};' : null),
};
