import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(css|html|js|json|svg)$/;
/** A smaller file travels in one packet anyway. */
const leastBytes = 1024;

/** Puts a brotli and a gzip copy beside every text file of a folder, so that the server compresses nothing. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!text.test(name) || statSync(file).size < leastBytes) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** {@link compressFiles} for a build. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'rehearse-precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      compressFiles(folder);
    },
  };
}
