import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { slugs } from './type-of.ts';

const source = path.join(import.meta.dirname, '..');

/** Brotli bytes of modules in one file, as a page loads them. */
async function weightOf(...modules: readonly string[]): Promise<number> {
  const contents = modules.map((module) => `export * from './${module}'`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: 'ts' },
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', write: false },
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

it('the check costs a page 1.5 KiB, and a type 1.2 KiB at most', async () => {
  expect(await weightOf('check/index.ts')).toBeLessThanOrEqual(1.5 * 1024);
  for (const slug of slugs) expect(await weightOf(`rules/${slug}.gen.ts`), slug).toBeLessThanOrEqual(1.2 * 1024);
});
