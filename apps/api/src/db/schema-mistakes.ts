import type { Generated, Selectable } from 'kysely';

/** What finds mistakes: the built-in rules, or a service. */
export type MistakeSource = 'builtin' | 'service';

/** Attempts whose texts were checked. */
export interface CorrectedTextsTable {
  attempt_id: number;
  user_id: number;
  source: MistakeSource;
  /** Words in sentences that no earlier attempt at the question has. */
  words: number;
  written_at: number;
}

/** Mistakes in learners' texts, each with the schedule of its drill. */
export interface MistakesTable {
  mistake_id: Generated<number>;
  user_id: number;
  attempt_id: number;
  source: MistakeSource;
  /** A `CorrectionKind` of the contract. */
  kind: string;
  /** The rule that found it; null if a service did. */
  code: string | null;
  /** JSON of the words that the explanation of the rule quotes. */
  params: string;
  /** By the service that found it. */
  explanation: string | null;
  /** Cut to the part around the mistake if it is very long. */
  sentence: string;
  /** From 0 in the attempt. */
  sentence_number: number;
  /** Range in `sentence`; equal where something is missing. */
  range_start: number;
  range_end: number;
  /** JSON list of what may replace the range. */
  fixes: string;
  made_at: number;
  /** When the learner said that it is none; removed permanently a day later. */
  dismissed_at: number | null;
  due_at: number;
  /** Right drills in a row. */
  streak: number;
  /** JSON of the scheduler's state, except for the due time. */
  memory: string;
  graduated_at: number | null;
  /** Row version for optimistic locking. */
  revision: number;
}

/** A stored mistake. */
export type MistakeRow = Selectable<MistakesTable>;
