import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** esbuild drops `'use client'` when it bundles: put it back on every output that holds such a module. */
export const useClient: Plugin = {
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
