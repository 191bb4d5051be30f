import { isTimedOut } from '../shared/flow.ts';
import { isSamePlace, wordsOf } from './letter-boxes.logic.ts';
import type { LetterBoxesSnapshot } from './letter-boxes.machine.ts';
import type { BoxPlace, LetterSegment } from './letter-boxes.types.ts';

/** One box. `state` is `open` until the answer is in; then open boxes are `correct`, `wrong` or, in exam mode, `locked`. */
export interface LetterBoxView extends BoxPlace {
  state: 'given' | 'open' | 'correct' | 'wrong' | 'locked';
  /** What stands in it; empty for a blank. */
  letter: string;
  /** The right letter, once reviewed; null before. */
  expected: string | null;
  /** A hint filled it. */
  hinted: boolean;
  /** Its number in the word from 1, and the letters of the word. */
  position: number;
  /** The letters of the word, given ones too. */
  count: number;
}

interface LetterBoxesFrame {
  /** The question's own array: the same object at every change. */
  segments: readonly LetterSegment[];
}

/** What a view of letter boxes draws, beside the boxes. It doesn't change when a letter is typed. */
export type LetterBoxesView =
  | (LetterBoxesFrame & {
      phase: 'answering';
      /** Hints can be asked for: learn mode. */
      canHint: boolean;
      /** How many boxes hints have filled. */
      hints: number;
    })
  | (LetterBoxesFrame & {
      phase: 'reviewed';
      /** For each word what it should be, what it was with `_` for blanks, and whether anything was filled in. */
      words: readonly { expected: string; given: string; correct: boolean; blank: boolean }[];
      wordsCorrect: number;
      /** Letters that hints filled. */
      lettersHinted: number;
      lettersAsked: number;
      lettersCorrect: number;
      /** 0..1. */
      score: number;
      /** The time was over before Submit. */
      timedOut: boolean;
      explanation: string | null;
    })
  | (LetterBoxesFrame & { phase: 'submitted' });

/** What to draw of letter boxes, beside the boxes: for those see `letterBoxView`. */
export function letterBoxesView({ context }: LetterBoxesSnapshot): LetterBoxesView {
  const { question, mode, hinted, answered, result } = context;
  const frame = { segments: question.segments };
  if (!answered) return { phase: 'answering', ...frame, canHint: mode === 'learn', hints: hinted.length };
  if (result === null) return { phase: 'submitted', ...frame };
  return {
    phase: 'reviewed',
    ...frame,
    words: result.words.map(({ expected, correct, boxes }) => ({
      expected,
      given: boxes.map(({ given }) => given || '_').join(''),
      correct,
      blank: boxes.every(({ state, given }) => state === 'given' || given === ''),
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

/** The letter that the last hint gave; null before the first, or when it was cleared since. */
export function lastHintedLetter({ context: { hinted, entries } }: LetterBoxesSnapshot): string | null {
  const place = hinted.at(-1);
  return (place && entries[place.word]?.[place.box]) || null;
}

/** One box of a snapshot; select this per box, so that a keystroke draws one box. */
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

/** What stands in the open boxes of a word, for the plain input; blanks as underscores. */
export function wordEntry({ context }: LetterBoxesSnapshot, word: number): string {
  const clues = wordsOf(context.question)[word]?.clues ?? [];
  return clues.map((clue, box) => clue ?? (context.entries[word]?.[box] || '_')).join('');
}
