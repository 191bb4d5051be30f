import type { CallFailure } from '@rehearse/practice-machines/login';

/** A part of the page that arrives by itself; one that fails leaves the others usable. `absent`: the host has no such thing. */
export type Part<T> =
  | { phase: 'loading' | 'absent' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; value: T };

/** What is known of an account. */
export interface ProfileAccount {
  account: string;
  /** ISO date. */
  createdAt: string;
  /** The plan that runs; null without one. `until` is an ISO date, a day that has begun counts as one that is left. */
  plan: { until: string; daysLeft: number } | null;
  aiCorrectionsLeft: number;
  practicedCount: number;
}

/** A login of the account that has not ended. */
export interface ProfileSession {
  sessionId: string;
  /** Name of the browser; null when it is not known. */
  browser: string | null;
  /** Name of the system; null when it is not known. */
  system: string | null;
  /** ISO date. */
  startedAt: string;
  /** ISO date. */
  seenAt: string;
  /** Whether it is the one that this page belongs to. */
  isCurrent: boolean;
}

/** A payment for a plan. */
export interface ProfilePayment {
  /** What the learner quotes to support. */
  reference: string;
  /** Length of the plan. */
  days: number;
  amount: number;
  /** ISO 4217, in any case. */
  currency: string;
  /** ISO date. */
  paidAt: string;
}

/** Answers added up. `averageScore` is the share of the points, 0 to 1; null when nothing was graded. */
export interface PracticeTotal {
  answers: number;
  averageScore: number | null;
}

/** A day of the learner's calendar, as `2030-01-15`. */
export interface PracticeDay extends PracticeTotal {
  date: string;
}

export interface PracticeType extends PracticeTotal {
  submoduleId: number;
}

/** What was practised in a period. */
export interface PracticeHistory {
  /** Every day of the period, today last. */
  days: readonly PracticeDay[];
  types: readonly PracticeType[];
  /** The days with an answer in the last six weeks. */
  practicedDates: readonly string[];
  /** Most days in a row, ever. */
  bestRun: number;
}

/** How many days the history shows. */
export const historyPeriods = [30, 90] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Where a change of the account is. */
export type ChangeState = { phase: 'idle' | 'saving' | 'done' } | { phase: 'failed'; failure: CallFailure };
