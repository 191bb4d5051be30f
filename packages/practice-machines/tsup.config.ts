import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;

/** Every export is an entry, under the path it has in `src`. */
const entry = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : globSync(target['@rehearse/source'] ?? [], { cwd: import.meta.dirname }),
);

export default defineConfig({
  entry: Object.fromEntries(entry.map((file) => [file.replace(/^(\.\/)?src\/|\.ts$/g, ''), file])),
  format: ['esm'],
  target: 'es2022',
  // tools/write-declarations.ts writes them
  dts: false,
  splitting: true,
  clean: true,
  sourcemap: true,
});
