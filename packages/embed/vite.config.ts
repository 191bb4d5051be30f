import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { textSections } from '../ui/sheets/text-sections.ts';
import { rehearseStyles } from '../ui/sheets/vite.ts';
import { noPageStyles } from './no-page-styles.ts';

const packaged = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Preact in the place of React: a quarter of its size. */
const preact = {
  'react-dom/client': packaged('preact/compat/client'),
  'react/jsx-runtime': packaged('preact/jsx-runtime'),
  'react-dom': packaged('preact/compat'),
  react: packaged('preact/compat'),
};

/** The element for pages without a build: one module, with the code of each question type in files beside it. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [noPageStyles, textSections(), rehearseStyles({ identifiers: 'short' })],
  resolve: { conditions: ['@rehearse/source', ...defaultClientConditions], alias: preact },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'rehearse-[name]-[hash:7].js' } } },
  build: {
    emptyOutDir: true,
    outDir: 'dist/standalone',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      input: { 'rehearse-question': 'src/element/define.ts' },
      checks: { pluginTimings: false },
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'rehearse-[hash:7].js',
        assetFileNames: 'rehearse-[name]-[hash:7][extname]',
        hashCharacters: 'base36',
      },
    },
  },
});
