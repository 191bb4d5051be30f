import type { CallFailure } from '@rehearse/practice-machines/login';
import type { PointRange, ScoreRanges, TestNaming } from '../score-scale/index.ts';

/** A question of a test, with what became of it. */
export interface ReportedQuestion {
  /** Place in the test, from 1. */
  slot: number;
  submoduleId: number;
  questionId: number;
  state: 'answered' | 'missed';
  /** The answer arrived after its time. */
  isLate: boolean;
  /** 0..1 of a question with a key; null for the others. */
  score: number | null;
  /** Of a text or recording that was judged. */
  points?: PointRange;
  /** By its key; by an AI service; by length, vocabulary and pace alone; or not at all. */
  judgedBy: 'key' | 'service' | 'measures' | 'nobody';
  usedSeconds: number | null;
  /** How long the learner had, preparation included. */
  seconds: number | null;
  /** The attempt that the answer became. */
  attemptId?: number;
}

/** A drill that a report suggests. */
export interface SuggestedDrill {
  /** Days after the test, 1 to 14. */
  day: number;
  submoduleId: number;
  level: 'Easy' | 'Medium' | 'Hard' | 'Mine';
  count: number;
  reason: 'costMost' | 'lowestSkill' | 'slow' | 'notMeasured' | 'keepUp';
}

/** Levels of the European Framework, and where they come from. */
export interface ReportLevels {
  cefr: { low: string; high: string } | null;
  /** `date` is a calendar date. */
  concordance: { source: string; date: string };
}

/** The link under which a report is shared. */
export interface ReportShare {
  token: string;
  /** The name that readers see; null for none. */
  name: string | null;
  /** ISO 8601. */
  sharedAt: string;
}

/** A test that was taken before. */
export interface EarlierTest {
  sittingId: string;
  /** ISO 8601. */
  takenAt: string;
  ranges: ScoreRanges;
}

/** What a test says about the learner. */
export interface SittingReport extends TestNaming, ReportLevels {
  sittingId: string;
  /** ISO 8601. */
  takenAt: string;
  /** Texts and recordings that are still being corrected. */
  openLeft: number;
  ranges: ScoreRanges;
  target: number | null;
  /** Newest first. */
  earlier: readonly EarlierTest[];
  questions: readonly ReportedQuestion[];
  time: { usedSeconds: number; givenSeconds: number };
  /** Shares of all that was lost in questions with a key; they add up to 1. */
  costs: readonly { submoduleId: number; lost: number }[];
  nextDrills: readonly SuggestedDrill[];
  share: ReportShare | null;
}

/** `missing`: it was deleted or belongs to another account. `unfinished`: the test is still running. */
export type SittingReportState =
  | { phase: 'loading' | 'missing' | 'unfinished' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; report: SittingReport };

/** Texts and recordings of a test that a service can still correct. */
export interface CorrectableAnswers {
  count: number;
  /** Corrections that the learner can still use; `count` at least. */
  left: number;
  /** They are being asked for. */
  isAsking: boolean;
}

/** What happens to the link of a report. */
export type ShareState =
  | { phase: 'idle' | 'saving' | 'copied' | 'notCopied' | 'withdrawn' }
  | { phase: 'failed'; failure: CallFailure };
