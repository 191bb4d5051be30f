import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { build as buildWithVite } from 'vite';

/** These share their modules with a page's own use of our packages. The others are bundled by Vite. */
const shared = { types: 'src/types/index.ts', surface: 'src/surface/index.ts' };
const entry = { ...shared, react: 'src/react/index.ts', element: 'src/element/index.ts' };

/** esbuild drops `'use client'` when it bundles: put it back on every output that holds such a module. */
const useClient: Plugin = {
  name: 'use-client',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(async (result) => {
      for (const [output, { inputs }] of Object.entries(result.metafile?.outputs ?? {})) {
        const file = result.outputFiles?.find((candidate) => candidate.path === path.resolve(output));
        if (!file || !output.endsWith('.js')) continue;
        const own = Object.keys(inputs).filter((input) => /^src\/.*\.tsx?$/.test(input));
        const sources = await Promise.all(own.map((input) => readFile(input, 'utf8')));
        if (sources.some((source) => source.startsWith("'use client'"))) {
          file.contents = new TextEncoder().encode(`"use client";${file.text}`);
        }
      }
    });
  },
};

export default defineConfig({
  entry: shared,
  format: ['esm'],
  target: 'es2022',
  dts: { entry },
  splitting: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [useClient],
  async onSuccess() {
    await buildWithVite({ logLevel: 'warn', configFile: 'vite.react.config.ts' });
    await buildWithVite({ logLevel: 'warn', configFile: 'vite.config.ts' });
  },
});
