import type { LettersResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** A piece of plain text, or a word with missing letters. */
export type LetterSegment =
  | { kind: 'text'; text: string }
  | {
      kind: 'word';
      /** One entry per letter; null is a missing letter. */
      clues: readonly (string | null)[];
      /** May be absent in exam mode. */
      answer?: string;
      /** Other words that are right here. */
      accepted?: readonly string[];
      /** What in the text demands this word; shown in review. */
      explanation?: string;
    };

/** A text or a sentence with letter boxes: Read & Complete, Fill In the Blanks. */
export interface LetterBoxesQuestion extends PracticeQuestion {
  segments: readonly LetterSegment[];
}

/** One array per word with one entry per letter: what was typed, or empty for an untouched box or a given letter. */
export type LetterEntries = readonly (readonly string[])[];

/** A box: index of the `word`, and of the `box` (letter) in it. */
export interface BoxPlace {
  word: number;
  box: number;
}

/** What a draft stores. */
export interface LetterBoxesDraftAnswer {
  entries: LetterEntries;
  /** Boxes that a hint filled. */
  hinted: readonly BoxPlace[];
}

/** Context of a letter boxes task. Everything else is derived from it. */
export interface LetterBoxesContext extends FlowContext<LetterBoxesQuestion> {
  entries: LetterEntries;
  /** The box that takes the next letter. */
  cursor: BoxPlace;
  /** Learn mode: boxes that a hint filled, in order. */
  hinted: readonly BoxPlace[];
  /** The answer was submitted. */
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: LettersResult | null;
}

/** Events of a letter boxes task: its own and those of every flow. */
export type LetterBoxesEvent =
  | FlowEvent
  /** Types a letter into a box: only its last character counts. The cursor moves to the next open box. */
  | ({ type: 'answer.type'; letter: string } & BoxPlace)
  /** Pastes letters from a box on, across words; spaces are skipped. */
  | ({ type: 'answer.paste'; text: string } & BoxPlace)
  /** Empties a box; the cursor moves back to the previous open box. */
  | ({ type: 'answer.erase' } & BoxPlace)
  /** Sets all letters of one word, in the order of its open boxes (the plain input). */
  | { type: 'answer.fill'; word: number; text: string }
  /** Moves the cursor to an open box. */
  | ({ type: 'cursor.place' } & BoxPlace)
  /** Moves the cursor one open box forward or back, or to either end of the text. */
  | { type: 'cursor.move'; to: 'previous' | 'next' | 'first' | 'last' };

/** Input of a letter boxes task. */
export type LetterBoxesInput = FlowInput<LetterBoxesQuestion, LetterBoxesDraftAnswer>;
/** Draft of a letter boxes task, to continue after a reload; store it as JSON. */
export type LetterBoxesDraft = Draft<LetterBoxesDraftAnswer>;
/** Events that a letter boxes task emits; subscribe with `actor.on(type, …)`. */
export type LetterBoxesEmitted = FlowEmitted<LetterEntries, LettersResult, LetterBoxesDraftAnswer>;
