import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made-up words already compared with all real words, relative to the content root. */
export const provenFile = 'sources/01-read-and-select/proven-sounds.txt';

const heading = (version: string) =>
  `# Sound like no real word, by ${version}. Written by "npm run content:check -- --write".`;

/** The words proven with this version of the engine; empty if another version was used. */
export function readProven(root: string, version: string): ReadonlySet<string> {
  const path = join(root, provenFile);
  if (!existsSync(path)) return new Set();
  const [first, ...words] = readFileSync(path, 'utf8').trim().split('\n');
  return new Set(first === heading(version) ? words : []);
}

/** Saves the proven words, in alphabetical order. */
export function writeProven(root: string, version: string, words: readonly string[]) {
  writeFileSync(
    join(root, provenFile),
    `${[heading(version), ...[...words].sort((a, b) => (a < b ? -1 : 1))].join('\n')}\n`,
  );
}
