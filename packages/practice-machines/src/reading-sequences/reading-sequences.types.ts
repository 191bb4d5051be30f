import type { ReadingResult, ReadingStepAnswer, ReadingStepResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** A blank of the first step. */
export interface NumberedBlank {
  /** The number in its placeholder: `{1}` is 1. */
  indexNumber: number;
  /** In the order they are shown. */
  options: readonly string[];
  answer: string;
}

/** Steps in which one of a few sentences is chosen. */
export type ChoiceKind = 'gap' | 'idea' | 'title';

/**
 * A step. Each brings the passage as far as it is known by then; empty lines part paragraphs. In exam mode the answers
 * may be empty.
 */
export type ReadingStep =
  /** Complete the sentences: a word for each `{n}`. */
  | { kind: 'blanks'; passage: string; blanks: readonly NumberedBlank[] }
  /** Complete the passage (the missing sentence stands at `{}`), identify the idea, title the passage. */
  | { kind: ChoiceKind; passage: string; options: readonly string[]; answer: string }
  /** Highlight the answer: a run of words of the passage. */
  | { kind: 'highlight'; passage: string; question: string; answer: string };

/** A passage read in steps. The exam has six; the machine takes any number from one. */
export interface ReadingSequencesQuestion extends PracticeQuestion {
  steps: readonly ReadingStep[];
}

/** What was given, one entry a step. */
export interface ReadingAnswer {
  steps: readonly ReadingStepAnswer[];
}

/** What a draft keeps beside the time. */
export interface ReadingProgress extends ReadingAnswer {
  /** The step on screen, from 0. */
  step: number;
  /** How many answers are fixed. */
  reached: number;
  /** Hints taken, one entry a step. */
  hints: readonly number[];
}

/** What a reading knows. Everything else is derived from it. */
export interface ReadingSequencesContext extends FlowContext<ReadingSequencesQuestion> {
  /** The step on screen, from 0. */
  step: number;
  /** How many answers are fixed: those of the steps before this one. */
  reached: number;
  answers: readonly ReadingStepAnswer[];
  /** Hints taken, one entry a step. */
  hints: readonly number[];
  /** The first word of a highlight whose last word is still to be chosen. */
  anchor: number | null;
  /** Said that the step is unfinished; the next `step.next` goes on all the same. */
  warned: boolean;
  /** One entry a step: how it went, once its answer is fixed; null before, and always in exam mode. */
  results: readonly (ReadingStepResult | null)[];
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: ReadingResult | null;
}

/** What a reading is told. Beside its own events, those of every flow. */
export type ReadingSequencesEvent =
  | FlowEvent
  /** One of the sentences offered in this step. */
  | { type: 'answer.choose'; option: string }
  /** A word for a blank, which is counted from 0; null empties it. */
  | { type: 'answer.fill'; blank: number; option: string | null }
  /** The first word of a highlight, then its last; a third begins a new one. Words are counted from 0. */
  | { type: 'answer.markWord'; word: number }
  /** A highlight at once, in either direction. */
  | { type: 'answer.markRange'; start: number; end: number }
  /** Takes the highlight away. */
  | { type: 'answer.clearMark' }
  /**
   * Fixes the answer of this step and goes on; on the last step it gives the whole answer. Nothing chosen yet: the first
   * time it only warns. On a fixed step, and in review, it just goes on.
   */
  | { type: 'step.next' }
  /** Back to look at a fixed step. Ignored in exam mode, where there is no way back. */
  | { type: 'step.previous' }
  /** To a fixed step, or to the one that is open. Ignored in exam mode. */
  | { type: 'step.goTo'; step: number };

/** What a reading starts from. */
export type ReadingSequencesInput = FlowInput<ReadingSequencesQuestion, ReadingProgress>;
/** What a reload of a reading goes on from; keep it as JSON. */
export type ReadingSequencesDraft = Draft<ReadingProgress>;
/** What a reading tells; listen with `actor.on(type, …)`. */
export type ReadingSequencesEmitted = FlowEmitted<ReadingAnswer, ReadingResult, ReadingProgress>;
