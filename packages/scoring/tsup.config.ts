import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entry = ['src/index.ts', 'src/adaptive/index.ts'];

export default defineConfig({
  // Every module is a file of its own: a page that grades letters leaves out the word lists that writing is checked with.
  entry: [...entry, ...globSync('src/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', '**/index.ts'] })],
  format: ['esm'],
  target: 'es2022',
  dts: { entry },
  splitting: true,
  clean: true,
  sourcemap: true,
});
