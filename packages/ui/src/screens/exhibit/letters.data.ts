/** A word whose first letters are given. */
interface AskedWord {
  clue: string;
  /** The missing letters. */
  answer: string;
  /** The typed letters. */
  given: string;
}

/** An answered sentence of Read & Complete; strings are fixed text. */
export const answeredSentence: readonly (string | AskedWord)[] = [
  'A ',
  { clue: 'per', answer: 'son', given: 'son' },
  ' pushes the pedals, and a ',
  { clue: 'ch', answer: 'ain', given: 'air' },
  ' turns the back ',
  { clue: 'wh', answer: 'eel', given: 'eel' },
  '.',
];
