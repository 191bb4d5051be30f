import type { ReadingResult, ReadingStepAnswer, ReadingStepResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** A blank of the first step. */
export interface NumberedBlank {
  /** The number in its placeholder: `{1}` is 1. */
  indexNumber: number;
  /** In display order. */
  options: readonly string[];
  /** May be absent in exam mode. */
  answer?: string;
}

/**
 * Where a passage shows the learner's own choice of an earlier step, because its key isn't known: `mark` is the text that
 * stands for it, `step` counts from 0, and so does `blank` in a step with blanks.
 */
export interface OwnChoice {
  mark: string;
  step: number;
  blank?: number;
}

/** Steps in which one of a few sentences is chosen. */
export type ChoiceKind = 'gap' | 'idea' | 'title';

/**
 * A step. Each has the passage as far as it is revealed by then; empty lines separate paragraphs. In exam mode the answers
 * may be absent.
 */
export type ReadingStep = (
  | /** Complete the sentences: a word for each `{n}`. */
  { kind: 'blanks'; passage: string; blanks: readonly NumberedBlank[] }
  /** Complete the passage (the missing sentence belongs at `{}`), identify the idea, title the passage. */
  | { kind: ChoiceKind; passage: string; options: readonly string[]; answer?: string }
  /** Highlight the answer: a run of words in the passage. */
  | { kind: 'highlight'; passage: string; question: string; answer?: string }
) & {
  /** Why the answer is right; shown in review. */
  explanation?: string;
  /** The marks in its passage, in text order; absent for none. */
  own?: readonly OwnChoice[];
};

/** A passage read in steps. The exam has six; the machine accepts any number from one. */
export interface ReadingSequencesQuestion extends PracticeQuestion {
  steps: readonly ReadingStep[];
}

/** The answer, one entry per step. */
export interface ReadingAnswer {
  steps: readonly ReadingStepAnswer[];
}

/** What a draft stores in addition to the time. */
export interface ReadingProgress extends ReadingAnswer {
  /** Index of the current step. */
  step: number;
  /** How many answers are locked. */
  reached: number;
  /** Hints used, one entry per step. */
  hints: readonly number[];
}

/** Context of a reading task. Everything else is derived from it. */
export interface ReadingSequencesContext extends FlowContext<ReadingSequencesQuestion> {
  /** Index of the current step. */
  step: number;
  /** How many answers are locked: those of the steps before this one. */
  reached: number;
  answers: readonly ReadingStepAnswer[];
  /** The question's steps, with the learner's own choices where `own` marks them. */
  shown: readonly ReadingStep[];
  /** Hints used, one entry per step. */
  hints: readonly number[];
  /** The first word of a highlight whose last word is still missing; null for none. */
  anchor: number | null;
  /** A warning about an unfinished step is shown; the next `step.next` continues anyway. */
  warned: boolean;
  /** One entry per step: its result once its answer is locked; null before, and always in exam mode. */
  results: readonly (ReadingStepResult | null)[];
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: ReadingResult | null;
}

/** Events of a reading task: its own and those of every flow. */
export type ReadingSequencesEvent =
  | FlowEvent
  /** Chooses one of the sentences in this step. */
  | { type: 'answer.choose'; option: string }
  /** Chooses a word for a blank (index from 0); null empties it. */
  | { type: 'answer.fill'; blank: number; option: string | null }
  /** Marks the first word of a highlight, then its last; a third word starts a new one. Words are counted from 0. */
  | { type: 'answer.markWord'; word: number }
  /** Sets a whole highlight, in either direction. */
  | { type: 'answer.markRange'; start: number; end: number }
  /** Clears the highlight. */
  | { type: 'answer.clearMark' }
  /**
   * Locks the answer of this step and continues; on the last step it submits the whole answer. If something is still
   * missing, the first time only warns. On a locked step, and in review, it just moves on.
   */
  | { type: 'step.next' }
  /** Shows the previous, locked step. Ignored in exam mode, where there is no way back. */
  | { type: 'step.previous' }
  /** Shows a locked step, or the open one. Ignored in exam mode. */
  | { type: 'step.goTo'; step: number };

/** Input of a reading task. */
export type ReadingSequencesInput = FlowInput<ReadingSequencesQuestion, ReadingProgress>;
/** Draft of a reading task, to continue after a reload; store it as JSON. */
export type ReadingSequencesDraft = Draft<ReadingProgress>;
/** Events that a reading task emits; subscribe with `actor.on(type, …)`. */
export type ReadingSequencesEmitted = FlowEmitted<ReadingAnswer, ReadingResult, ReadingProgress>;
