import { wordsOf } from './letter-boxes.logic.ts';
import type { LetterBoxesSnapshot } from './letter-boxes.machine.ts';
import type { BoxPlace, LetterSegment } from './letter-boxes.types.ts';

/** One box. `state` is `open` until the answer is in; then open boxes are `correct`, `wrong` or, in exam mode, `locked`. */
export interface LetterBoxView extends BoxPlace {
  state: 'given' | 'open' | 'correct' | 'wrong' | 'locked';
  /** What stands in it; empty for a blank. */
  letter: string;
  /** The right letter, once reviewed; null before. */
  expected: string | null;
  /** Its number in the word from 1, and the letters of the word. */
  position: number;
  count: number;
}

interface LetterBoxesFrame {
  /** The question's own array: the same object at every change. */
  segments: readonly LetterSegment[];
}

/** What a view of letter boxes draws, beside the boxes. It doesn't change when a letter is typed. */
export type LetterBoxesView =
  | (LetterBoxesFrame & { phase: 'answering' })
  | (LetterBoxesFrame & {
      phase: 'reviewed';
      /** For each word what it should be, and whether it was. */
      words: readonly { expected: string; correct: boolean }[];
      wordsCorrect: number;
      lettersAsked: number;
      lettersCorrect: number;
      /** 0..1. */
      score: number;
      /** The time was over before Submit. */
      timedOut: boolean;
      explanation: string | null;
    })
  | (LetterBoxesFrame & { phase: 'submitted' });

export function letterBoxesView({ context }: LetterBoxesSnapshot): LetterBoxesView {
  const { question, durationSeconds, elapsedMs, answered, result } = context;
  const frame = { segments: question.segments };
  if (!answered) return { phase: 'answering', ...frame };
  if (result === null) return { phase: 'submitted', ...frame };
  return {
    phase: 'reviewed',
    ...frame,
    words: result.words,
    wordsCorrect: result.wordsCorrect,
    lettersAsked: result.lettersAsked,
    lettersCorrect: result.lettersCorrect,
    score: result.score,
    timedOut: durationSeconds !== null && elapsedMs >= durationSeconds * 1000,
    explanation: question.explanation ?? null,
  };
}

/** One box of a snapshot; select this per box, so that a keystroke draws one box. */
export function letterBoxView({ context }: LetterBoxesSnapshot, { word, box }: BoxPlace): LetterBoxView {
  const { question, entries, answered, result } = context;
  const clues = wordsOf(question)[word]?.clues ?? [];
  const place = { word, box, position: box + 1, count: clues.length };
  const clue = clues[box] ?? null;
  if (clue !== null) return { ...place, state: 'given', letter: clue, expected: null };
  const letter = entries[word]?.[box] ?? '';
  const graded = result?.words[word]?.boxes[box];
  if (graded) return { ...place, state: graded.state, letter, expected: graded.expected };
  return { ...place, state: answered ? 'locked' : 'open', letter, expected: null };
}

/** What stands in the open boxes of a word, for the plain input; blanks as underscores. */
export function wordEntry({ context }: LetterBoxesSnapshot, word: number): string {
  const clues = wordsOf(context.question)[word]?.clues ?? [];
  return clues.map((clue, box) => clue ?? (context.entries[word]?.[box] || '_')).join('');
}
