import type { EmbedOptions } from './options.ts';

/** A question of a list and how it went. */
export interface SittingOutcome {
  /** Number of the question, from 1. */
  number: number;
  submoduleId: number;
  /** False if it ended without an answer. */
  isAnswered: boolean;
  /** 0..1; null if nothing was measured. */
  score: number | null;
}

/** Several questions in a row. */
export interface SittingOptions extends Omit<EmbedOptions, 'start' | 'onDraft' | 'mode'> {
  /** Questions as JSON, of any types; at least one. */
  questions: readonly unknown[];
  /**
   * Keeps the sitting on the device under this name until it is finished, so that a page that is loaded again goes on with it:
   * at the same question, with what was typed. Another name is another sitting. Without it, each load of the page starts from
   * the first question. Needs `storage`. One tab at a time has it.
   */
  keepAs?: string | undefined;
  /** Where relative media paths are. Default: the page. */
  mediaBase?: string | undefined;
  /** Default `timed`. */
  mode?: 'timed' | 'learn' | undefined;
  /** Whether each question is reviewed at once or none before the end. Default `each`. */
  review?: 'each' | 'end' | undefined;
  /** Level of the heading, which names the open question; those inside are below it. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** After the last question. */
  onFinished?: ((outcomes: readonly SittingOutcome[]) => void) | undefined;
  /** The learner wants to leave, before the first question or in a pause. */
  onLeave?: (() => void) | undefined;
}
