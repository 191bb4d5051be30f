import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made-up words that were compared with every real word, from the root of the content. */
export const provenFile = 'sources/01-read-and-select/proven-sounds.txt';

const heading = (version: string) =>
  `# Sound like no real word, by ${version}. Written by "npm run content:check -- --write".`;

/** The words that an engine of this version has proven; none when another version did. */
export function readProven(root: string, version: string): ReadonlySet<string> {
  const path = join(root, provenFile);
  if (!existsSync(path)) return new Set();
  const [first, ...words] = readFileSync(path, 'utf8').trim().split('\n');
  return new Set(first === heading(version) ? words : []);
}

/** Notes the words that were proven, in alphabetical order. */
export function writeProven(root: string, version: string, words: readonly string[]) {
  writeFileSync(
    join(root, provenFile),
    `${[heading(version), ...[...words].sort((a, b) => (a < b ? -1 : 1))].join('\n')}\n`,
  );
}
