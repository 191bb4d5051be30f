/** A word with some of its letters given. */
export interface LetterWord {
  /** One entry per letter; null is a letter that the learner supplies. */
  clues: readonly (string | null)[];
  answer: string;
  /** Other words that are right. One that differs from `answer` in length or in the given letters is ignored. */
  accepted?: readonly string[] | undefined;
}

export interface GradedBox {
  state: 'given' | 'correct' | 'wrong';
  /** The letter in the box; empty if it was left blank. */
  given: string;
  expected: string;
}

export interface GradedWord {
  boxes: GradedBox[];
  correct: boolean;
  /** The word it was compared with: the answer or the nearest accepted alternative. */
  expected: string;
}

export interface LettersResult {
  words: GradedWord[];
  /** How many letters the learner had to supply, and how many of them are right. */
  lettersAsked: number;
  lettersCorrect: number;
  wordsAsked: number;
  wordsCorrect: number;
  /** Share of words with every letter right, 0..1. As in a C-test, a blank or one wrong letter makes the word wrong. */
  score: number;
}

const fold = (letter: string | undefined) => (letter ?? '').normalize('NFC').toLowerCase();

/** The letters of a word, as a person counts them (graphemes). */
export function toLetters(word: string): string[] {
  return [...word.normalize('NFC')];
}

function isPossible(candidate: string, clues: LetterWord['clues']): boolean {
  const letters = toLetters(candidate);
  return (
    letters.length === clues.length &&
    clues.every((clue, index) => clue === null || fold(clue) === fold(letters[index]))
  );
}

function gradeAgainst(expected: string, word: LetterWord, entries: readonly string[]): GradedWord {
  const letters = toLetters(expected);
  const boxes = word.clues.map((clue, index): GradedBox => {
    const expectedLetter = letters[index] ?? '';
    if (clue !== null) return { state: 'given', given: clue, expected: clue };
    const given = entries[index] ?? '';
    const state = given !== '' && fold(given) === fold(expectedLetter) ? 'correct' : 'wrong';
    return { state, given, expected: expectedLetter };
  });
  return { boxes, correct: boxes.every((box) => box.state !== 'wrong'), expected };
}

const countCorrect = (word: GradedWord) => word.boxes.filter((box) => box.state === 'correct').length;

/** Grades one word: compares each box with the letter at its position in the answer or the nearest alternative. */
export function gradeWord(word: LetterWord, entries: readonly string[]): GradedWord {
  let best = gradeAgainst(word.answer, word, entries);
  for (const candidate of word.accepted ?? []) {
    if (!isPossible(candidate, word.clues)) continue;
    const graded = gradeAgainst(candidate, word, entries);
    if (countCorrect(graded) > countCorrect(best)) best = graded;
  }
  return best;
}

/**
 * Grades letter boxes.
 *
 * @param entries one array per word with one entry per letter; entries at given letters are ignored, missing ones are blank.
 */
export function gradeLetters(words: readonly LetterWord[], entries: readonly (readonly string[])[]): LettersResult {
  const graded = words.map((word, index) => gradeWord(word, entries[index] ?? []));
  const boxes = graded.flatMap((word) => word.boxes).filter((box) => box.state !== 'given');
  const wordsCorrect = graded.filter((word) => word.correct).length;
  return {
    words: graded,
    lettersAsked: boxes.length,
    lettersCorrect: boxes.filter((box) => box.state === 'correct').length,
    wordsAsked: graded.length,
    wordsCorrect,
    score: graded.length === 0 ? 0 : wordsCorrect / graded.length,
  };
}
