import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundle, output } from './bundle.ts';

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
  ...bundle,
  resolve: { ...bundle.resolve, alias: { ...bundle.resolve.alias, ...preact } },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'rehearse-[name]-[hash:7].js' } } },
  build: {
    ...bundle.build,
    emptyOutDir: true,
    outDir: 'dist/standalone',
    rolldownOptions: {
      ...output,
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      input: { 'rehearse-question': 'src/element/define.ts' },
      output: {
        ...output.output,
        entryFileNames: '[name].js',
        chunkFileNames: 'rehearse-[hash:7].js',
        assetFileNames: 'rehearse-[name]-[hash:7][extname]',
      },
    },
  },
});
