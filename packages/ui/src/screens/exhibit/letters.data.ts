/** A word of which the beginning was given. */
interface AskedWord {
  clue: string;
  /** The letters that were asked for. */
  answer: string;
  /** The letters that were typed. */
  given: string;
}

/** A sentence of Read & Complete as it was answered; texts stand as they were given. */
export const answeredSentence: readonly (string | AskedWord)[] = [
  'A ',
  { clue: 'per', answer: 'son', given: 'son' },
  ' pushes the pedals, and a ',
  { clue: 'ch', answer: 'ain', given: 'air' },
  ' turns the back ',
  { clue: 'wh', answer: 'eel', given: 'eel' },
  '.',
];
