import type { CorrectionKind } from '@rehearse/correction';
import type { CallFailure } from '@rehearse/practice-machines/review-session';

/** A range of scores, 10–160. */
export interface TodayRange {
  low: number;
  high: number;
}

/** One thing to do, with the reason for it. */
export type PlannedTask =
  /** Cards of the notebook that are due. */
  | { task: 'review'; due: number }
  /** The most frequent mistake; `due` sentences can be corrected. */
  | { task: 'mistakes'; kind: CorrectionKind; recent: number; due: number }
  /** Questions of one type in a row. `share` is the mean score of recent answers, 0..1. */
  | {
      task: 'drill';
      submoduleId: number;
      count: number;
      reason: 'weakest' | 'longAgo' | 'neverTried';
      share?: number | undefined;
    }
  /** A series of questions that was left. */
  | { task: 'continue'; sittingId: string; kind: 'drill' | 'placement' | 'mock' }
  | { task: 'placement' }
  /** `daysSince` the last test; null for none. */
  | { task: 'mock'; form: 'full' | 'short'; daysSince: number | null }
  /** A lesson on what speakers of a language (ISO 639 code) often find difficult. */
  | { task: 'lesson'; kind: CorrectionKind; firstLanguage: string };

/** A day in the calendar. */
export interface PlannedDay {
  /** As `2030-01-15`. */
  date: string;
  minutes: number;
  answers: number;
}

/** The plan of a day. */
export interface TodayPlan {
  /** Most useful first. */
  tasks: readonly PlannedTask[];
  minutesGoal: number | null;
  minutesDone: number;
  /** Null without a date, and when it is over. */
  daysToExam: number | null;
  targetScore: number | null;
  /** Of the last test; null for none. */
  overall: TodayRange | null;
  /** The last four weeks, today last. */
  days: readonly PlannedDay[];
}

/** The plan, while it is loaded and after. */
export type TodayView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; plan: TodayPlan; hasGoals: boolean };
