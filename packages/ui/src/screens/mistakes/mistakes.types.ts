import type { CorrectionKind } from '@rehearse/correction';
import type { CallFailure } from '@rehearse/practice-machines/review-session';
import type { NotebookQuestionKey } from '../notebook/index.ts';

/** How often a kind of mistake was made. */
export interface KindOfMistake {
  kind: CorrectionKind;
  /** In the last three weeks. */
  recent: number;
  total: number;
  /** Per 100 words in each week of the summary; null where nothing was written. */
  rates: readonly (number | null)[];
}

/** All counts of a learner. */
export interface MistakeCounts {
  /** Most frequent first. */
  kinds: readonly KindOfMistake[];
  /** When each week begins (ISO 8601), oldest first. */
  weeks: readonly string[];
  /** Texts that were checked. */
  texts: number;
  /** Texts that are still being checked. */
  textsLeft: number;
  drillsDue: number;
  /** Seconds until the next drill is due; null for none. */
  nextDrillInSeconds: number | null;
}

/** The counts, while they are loaded and after. */
export type MistakesView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'ready' } & MistakeCounts);

/** A mistake in a sentence of the learner. */
export interface MistakeEntry {
  mistakeId: number;
  kind: CorrectionKind;
  sentence: string;
  /** Range of the mistake in the sentence; equal where something is missing. */
  start: number;
  end: number;
  /** What may replace it, the most likely first; an empty text removes it. */
  fixes: readonly string[];
  /** The rule that found it; null if a service did. */
  rule: { code: string; params: Readonly<Record<string, string>> } | null;
  /** By the service that found it; null if a rule did. */
  explanation: string | null;
  question: NotebookQuestionKey;
}

/** A page of the mistakes of the open kind. */
export type MistakeListView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; entries: readonly MistakeEntry[]; page: number; pages: number };
