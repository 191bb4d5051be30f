/**
 * What a word form can be. A token has a set of readings; rules act when the readings leave no doubt.
 * The names follow the Penn Treebank where it has one.
 */
export const R = {
  /** Singular or uncountable noun: book, water. */
  NN: 1 << 0,
  /** Plural noun: books, people. */
  NNS: 1 << 1,
  /** Name: Anna, Paris. */
  NNP: 1 << 2,
  /** Base form of a verb, also the present of I, you, we, they: go. */
  VB: 1 << 3,
  /** Third person singular: goes. */
  VBZ: 1 << 4,
  /** Past: went. */
  VBD: 1 << 5,
  /** Past participle: gone. */
  VBN: 1 << 6,
  /** -ing form: going. */
  VBG: 1 << 7,
  /** Adjective: tall. */
  JJ: 1 << 8,
  /** Comparative, of adjectives and adverbs: taller. */
  JJR: 1 << 9,
  /** Superlative: tallest. */
  JJS: 1 << 10,
  /** Adverb: often. */
  RB: 1 << 11,
  /** Article or demonstrative before a noun: the, a, this. */
  DT: 1 << 12,
  /** Possessive determiner: my, its. */
  PRPS: 1 << 13,
  /** Quantifier: some, many, every. */
  QT: 1 << 14,
  /** Subject pronoun: I, he, it, you, this, everyone. */
  PRP: 1 << 15,
  /** Object pronoun: me, him, it, you. */
  PRPO: 1 << 16,
  /** Preposition: at, of. */
  IN: 1 << 17,
  /** Infinitive marker. */
  TO: 1 << 18,
  /** And, or, but. */
  CC: 1 << 19,
  /** Subordinating conjunction: because, if, that. */
  SC: 1 << 20,
  /** Modal: can, will. */
  MD: 1 << 21,
  /** A form of be, have or do (besides its reading as a verb form). */
  BE: 1 << 22,
  HAVE: 1 << 23,
  DO: 1 << 24,
  /** Who, which, what, where, when, why, how. */
  WH: 1 << 25,
  /** Not, n't. */
  NOT: 1 << 26,
  /** Number: two, 15. */
  CD: 1 << 27,
  /** There, as in "there is". */
  EX: 1 << 28,
  /** Possessive 's. */
  POS: 1 << 29,
  /** Punctuation. */
  PUNCT: 1 << 30,
} as const;

/** Any noun, or any form of a verb. */
export const NOUN = R.NN | R.NNS | R.NNP;
export const VERB = R.VB | R.VBZ | R.VBD | R.VBN | R.VBG;
/** Verb forms that can be the predicate on their own. */
export const FINITE = R.VB | R.VBZ | R.VBD | R.MD;

/** A set of readings, as bits of {@link R}. */
export type Readings = number;
