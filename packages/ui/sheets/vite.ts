import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import type { Identifiers } from './collect.ts';
import { inLayer } from './layer.ts';
import { buildSheets, type Sheet, textOf } from './sheets.ts';

const address = /^@rehearse\/ui\/styles\/([\w-]+)$/;
const prefix = '\0rehearse-sheet:';

/** `@rehearse/ui/styles/<name>` from the sources, with the class names of this build. */
function shadowSheets(identifiers: Identifiers): Plugin {
  let sheets: Promise<Sheet[]> | undefined;
  let root = '';
  let naming = identifiers;
  return {
    name: 'rehearse-sheets',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      naming ??= config.mode === 'production' ? 'short' : 'debug';
    },
    resolveId(source) {
      const name = address.exec(source)?.[1];
      return name === undefined ? null : prefix + name;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      sheets ??= buildSheets({ root, identifiers: naming });
      const sheet = (await sheets).find(({ name }) => name === id.slice(prefix.length));
      if (!sheet) return this.error(`There is no style sheet “${id.slice(prefix.length)}” in @rehearse/ui/styles.`);
      return `export default ${JSON.stringify(textOf(sheet))};`;
    },
    handleHotUpdate({ file }) {
      if (/\.css\.ts$/.test(file)) sheets = undefined;
    },
  };
}

/** Puts the compiled styles into the layer, as the build of the package does. */
const layer: Plugin = {
  name: 'rehearse-layer',
  enforce: 'pre',
  transform: (code, id) => (/\.vanilla\.css(?:\?|$)/.test(id) ? { code: inLayer(code), map: null } : null),
};

/**
 * Everything that Vite needs to use `@rehearse/ui` from its sources: compiles `.css.ts` files and answers
 * `@rehearse/ui/styles/<name>`. Without `identifiers`, class names are readable except in a production build.
 */
export const rehearseStyles = ({ identifiers }: { identifiers?: Identifiers } = {}) => [
  ...vanillaExtractPlugin(identifiers === undefined ? {} : { identifiers }),
  layer,
  shadowSheets(identifiers),
];
