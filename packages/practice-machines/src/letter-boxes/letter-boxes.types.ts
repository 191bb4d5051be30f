import type { LettersResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** A stretch of text that is whole, or a word with letters to supply. */
export type LetterSegment =
  | { kind: 'text'; text: string }
  | {
      kind: 'word';
      /** One entry a letter; null is a letter to supply. */
      clues: readonly (string | null)[];
      answer: string;
      /** Other words that are right here. */
      accepted?: readonly string[];
    };

/** A text or a sentence with letter boxes: Read & Complete, Fill In the Blanks. In exam mode `answer` may be empty. */
export interface LetterBoxesQuestion extends PracticeQuestion {
  segments: readonly LetterSegment[];
}

/** For each word one entry a letter: what was typed, empty where nothing was or where the letter is given. */
export type LetterEntries = readonly (readonly string[])[];

/** A box: which `word` among the words, which `box` (letter) in it; both from 0. */
export interface BoxPlace {
  word: number;
  box: number;
}

/** What a reload needs. */
export interface LetterBoxesDraftAnswer {
  entries: LetterEntries;
  /** Boxes that a hint filled. */
  hinted: readonly BoxPlace[];
}

/** What letter boxes know. Everything else is derived from it. */
export interface LetterBoxesContext extends FlowContext<LetterBoxesQuestion> {
  entries: LetterEntries;
  /** The box that takes the next letter. */
  cursor: BoxPlace;
  /** Learn mode: boxes that a hint filled, in order. */
  hinted: readonly BoxPlace[];
  /** The answer was given. */
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: LettersResult | null;
}

/** What a letter boxes is told. Beside its own events, those of every flow. */
export type LetterBoxesEvent =
  | FlowEvent
  /** A letter was typed into a box: only its last character counts. The cursor goes on to the next open box. */
  | ({ type: 'answer.type'; letter: string } & BoxPlace)
  /** Several letters from a box on, across words; spaces are passed over. */
  | ({ type: 'answer.paste'; text: string } & BoxPlace)
  /** Empties a box; the cursor goes back to the open box before it. */
  | ({ type: 'answer.erase' } & BoxPlace)
  /** The letters of one word at once, in the order of its open boxes (the plain input). */
  | { type: 'answer.fill'; word: number; text: string }
  /** Puts the cursor into an open box. */
  | ({ type: 'cursor.place' } & BoxPlace)
  /** One open box on or back, or to either end of the text. */
  | { type: 'cursor.move'; to: 'previous' | 'next' | 'first' | 'last' };

/** What letter boxes start from. */
export type LetterBoxesInput = FlowInput<LetterBoxesQuestion, LetterBoxesDraftAnswer>;
/** What a reload of letter boxes goes on from; keep it as JSON. */
export type LetterBoxesDraft = Draft<LetterBoxesDraftAnswer>;
/** What letter boxes tell; listen with `actor.on(type, …)`. */
export type LetterBoxesEmitted = FlowEmitted<LetterEntries, LettersResult, LetterBoxesDraftAnswer>;
