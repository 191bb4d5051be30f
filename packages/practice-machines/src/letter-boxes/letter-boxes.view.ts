import { isTimedOut } from '../shared/flow.ts';
import { isSamePlace, wordsOf } from './letter-boxes.logic.ts';
import type { LetterBoxesSnapshot } from './letter-boxes.machine.ts';
import type { BoxPlace, LetterSegment } from './letter-boxes.types.ts';

/** One box. `state` is `open` until the answer is submitted; then open boxes are `correct`, `wrong` or, in exam mode, `locked`. */
export interface LetterBoxView extends BoxPlace {
  state: 'given' | 'open' | 'correct' | 'wrong' | 'locked';
  /** The letter in it; empty for a blank. */
  letter: string;
  /** The right letter, once reviewed; null before. */
  expected: string | null;
  /** Whether a hint filled it. */
  hinted: boolean;
  /** Position in the word, from 1. */
  position: number;
  /** Number of letters in the word, including given ones. */
  count: number;
}

interface LetterBoxesFrame {
  /** The question's own array, so that it is identical at every change. */
  segments: readonly LetterSegment[];
}

/** A word after grading. */
export interface ReviewedWord {
  /** The right answer. */
  expected: string;
  /** The given one, with `_` for blanks. */
  given: string;
  correct: boolean;
  /** Whether it was left blank. */
  blank: boolean;
  /** What in the text demands the word; null if nobody wrote it. */
  explanation: string | null;
}

/** View model of a letter boxes task, without the boxes. It doesn't change when a letter is typed. */
export type LetterBoxesView =
  | (LetterBoxesFrame & {
      phase: 'answering';
      /** Whether hints are available: in learn mode. */
      canHint: boolean;
      /** How many boxes hints have filled. */
      hints: number;
    })
  | (LetterBoxesFrame & {
      phase: 'reviewed';
      words: readonly ReviewedWord[];
      wordsCorrect: number;
      /** Number of letters that hints filled. */
      lettersHinted: number;
      lettersAsked: number;
      lettersCorrect: number;
      /** 0..1. */
      score: number;
      /** Whether the time ran out before Submit. */
      timedOut: boolean;
      explanation: string | null;
    })
  | (LetterBoxesFrame & { phase: 'submitted' });

/** The view model of a letter boxes task, without the boxes: see `letterBoxView` for those. */
export function letterBoxesView({ context }: LetterBoxesSnapshot): LetterBoxesView {
  const { question, mode, hinted, answered, result } = context;
  const frame = { segments: question.segments };
  if (!answered) return { phase: 'answering', ...frame, canHint: mode === 'learn', hints: hinted.length };
  if (result === null) return { phase: 'submitted', ...frame };
  const words = wordsOf(question);
  return {
    phase: 'reviewed',
    ...frame,
    words: result.words.map(({ expected, correct, boxes }, index) => ({
      expected,
      given: boxes.map(({ given }) => given || '_').join(''),
      correct,
      blank: boxes.every(({ state, given }) => state === 'given' || given === ''),
      explanation: words[index]?.explanation ?? null,
    })),
    wordsCorrect: result.wordsCorrect,
    lettersAsked: result.lettersAsked,
    lettersCorrect: result.lettersCorrect,
    lettersHinted: hinted.length,
    score: result.score,
    timedOut: isTimedOut(context),
    explanation: question.explanation ?? null,
  };
}

/** The letter of the last hint; null before the first, or if it was cleared since. */
export function lastHintedLetter({ context: { hinted, entries } }: LetterBoxesSnapshot): string | null {
  const place = hinted.at(-1);
  return (place && entries[place.word]?.[place.box]) || null;
}

/** One box of a snapshot; select it per box, so that a keystroke renders only one. */
export function letterBoxView({ context }: LetterBoxesSnapshot, { word, box }: BoxPlace): LetterBoxView {
  const { question, entries, hinted, answered, result } = context;
  const clues = wordsOf(question)[word]?.clues ?? [];
  const place = { word, box, position: box + 1, count: clues.length };
  const clue = clues[box] ?? null;
  if (clue !== null) return { ...place, state: 'given', letter: clue, expected: null, hinted: false };
  const letter = entries[word]?.[box] ?? '';
  const isHinted = hinted.some((each) => isSamePlace(each, place));
  const graded = result?.words[word]?.boxes[box];
  if (graded) return { ...place, state: graded.state, letter, expected: graded.expected, hinted: isHinted };
  return { ...place, state: answered ? 'locked' : 'open', letter, expected: null, hinted: isHinted };
}

/** The letters in a word's open boxes, for the plain input; blanks are underscores. */
export function wordEntry({ context }: LetterBoxesSnapshot, word: number): string {
  const clues = wordsOf(context.question)[word]?.clues ?? [];
  return clues.map((clue, box) => clue ?? (context.entries[word]?.[box] || '_')).join('');
}
