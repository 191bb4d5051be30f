import type { CallFailure } from '@rehearse/practice-machines/login';
import type { PointRange, ScoreRanges, TestNaming } from '../score-scale/index.ts';

/** A test or drill in the list. */
export interface ListedSitting extends TestNaming {
  sittingId: string;
  state: 'running' | 'paused' | 'finished';
  /** The question types that it has. */
  submoduleIds: readonly number[];
  answered: number;
  count: number;
  /** ISO 8601. */
  startedAt: string;
  overall: PointRange | null;
  /** Mean score of the graded answers of a drill, 0..1; null for none. */
  share: number | null;
}

/** What the list is limited to. */
export const sittingKinds = ['all', 'mock', 'placement', 'drill'] as const;
export type SittingKindFilter = (typeof sittingKinds)[number];

export type SittingListState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; sittings: readonly ListedSitting[]; page: number; pages: number };

/** A test on the time axis. */
export interface TrendPoint {
  sittingId: string;
  /** ISO 8601. */
  takenAt: string;
  ranges: ScoreRanges;
}

/** The finished tests with an overall range, oldest first. */
export type TrendState =
  | { phase: 'loading' | 'failed' }
  | { phase: 'ready'; points: readonly TrendPoint[]; target: number | null };
