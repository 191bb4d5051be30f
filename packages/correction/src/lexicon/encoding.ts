/** A word of the lexicon: its classes (letters of `nvar`: noun, verb, adjective, adverb) and how common it is. */
export interface Entry {
  word: string;
  classes: string;
  /** 1 for the 4,000 most common words, up to 7. */
  band: number;
}

/**
 * The lexicon as it is shipped, a third smaller than as a list. One character per word in `bands` and in `classes`
 * (`a` to `p`: the sixteen sets of classes). In `words`, in alphabetical order, a capital letter says how many letters
 * are those of the word before (A for none), and the rest follows: `AableEr` is able, abler.
 */
export interface EncodedLexicon {
  words: string;
  bands: string;
  classes: string;
}

const CLASSES = 'nvar';
const MOST_SHARED = 25;
const letter = (first: string, offset: number) => String.fromCharCode(first.charCodeAt(0) + offset);

/** `entries` in alphabetical order of their words, which are in lower case. */
export function encodeLexicon(entries: readonly Entry[]): EncodedLexicon {
  const encoded = { words: '', bands: '', classes: '' };
  let before = '';
  for (const { word, classes, band } of entries) {
    let shared = 0;
    while (shared < MOST_SHARED && shared < before.length && before[shared] === word[shared]) shared += 1;
    encoded.words += letter('A', shared) + word.slice(shared);
    encoded.bands += band;
    encoded.classes += letter(
      'a',
      [...classes].reduce((set, each) => set | (1 << CLASSES.indexOf(each)), 0),
    );
    before = word;
  }
  return encoded;
}

/** The entries of an encoded lexicon, in alphabetical order. */
export function* decodeLexicon({ words, bands, classes }: EncodedLexicon): Generator<Entry, void> {
  let word = '';
  let index = 0;
  for (const [, shared = 'A', rest = ''] of words.matchAll(/([A-Z])([^A-Z]*)/g)) {
    word = word.slice(0, shared.charCodeAt(0) - 'A'.charCodeAt(0)) + rest;
    const set = classes.charCodeAt(index) - 'a'.charCodeAt(0);
    yield { word, band: Number(bands[index]), classes: [...CLASSES].filter((_, bit) => set & (1 << bit)).join('') };
    index += 1;
  }
}
