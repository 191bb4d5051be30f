import type { zSitting, zSittingKind, zSittingSlot } from '@rehearse/api-client/schemas';
import type { Selectable } from 'kysely';
import type { z } from 'zod';

/** Series of questions under one policy: drills, placement tests and mock tests. */
export interface SittingsTable {
  sitting_id: string;
  user_id: number;
  kind: z.infer<typeof zSittingKind>;
  state: z.infer<typeof zSitting>['state'];
  /** JSON of what the learner chose: see `SittingPolicy`. */
  policy: string;
  /** JSON of the exam as it was when the sitting was created: see `SittingExam`. Null for drills. */
  profile: string | null;
  /** About how long it takes. */
  minutes: number;
  created_at: number;
  started_at: number | null;
  /** When the learner last did something in it. */
  changed_at: number;
  finished_at: number | null;
  /** JSON of the ranges of its latest report; null if there is none. */
  ranges: string | null;
}

/** The places of a sitting, each for one question. */
export interface SittingSlotsTable {
  sitting_id: string;
  /** From 1. */
  slot: number;
  user_id: number;
  submodule_id: number;
  /** The clock of the question or its first part; null for none. */
  seconds: number | null;
  /** With preparation and all parts. */
  total_seconds: number | null;
  state: z.infer<typeof zSittingSlot>['state'];
  /** Null until it is chosen. */
  question_id: number | null;
  /** The question that an assignment asks here; null if it is to be chosen. */
  planned_question_id: number | null;
  /** JSON of the question as it was handed out, without its keys; null in drills. */
  question: string | null;
  handed_out_at: number | null;
  opened_at: number | null;
  /** When its answer arrived, even if it was none; null if nothing arrived. */
  answered_at: number | null;
  answer: string | null;
  /** Name of the recording. */
  recording: string | null;
  /** By the device's stopwatch. */
  used_seconds: number | null;
  late: number;
  /** Share of the points, 0 to 1; null if ungraded. */
  score: number | null;
  /** The attempt that the answer became. */
  attempt_id: number | null;
}

/** Links under which anyone can read a report. */
export interface SharedReportsTable {
  sitting_id: string;
  user_id: number;
  token: string;
  /** The name that readers see; null for none. */
  name: string | null;
  shared_at: number;
}

/** Mock tests that count against the plan. They stay when a sitting is deleted. */
export interface UsedTestsTable {
  sitting_id: string;
  user_id: number;
  form: 'full' | 'short';
  started_at: number;
}

/** A stored sitting. */
export type SittingRow = Selectable<SittingsTable>;
/** A stored slot. */
export type SlotRow = Selectable<SittingSlotsTable>;
