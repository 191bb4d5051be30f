/** The words to try on the home page; the texts explain each. */
export const tryOutWords = [
  { word: 'harvest', correct: true },
  { word: 'restiment', correct: false },
  { word: 'tenuous', correct: true },
  { word: 'drabnick', correct: false },
] as const;

/** One of `tryOutWords`. */
export type TryOutWord = (typeof tryOutWords)[number];
