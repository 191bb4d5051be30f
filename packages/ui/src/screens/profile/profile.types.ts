import type { CallFailure } from '@rehearse/practice-machines/login';

/**
 * A part of the page that loads separately, so that one failure leaves the others usable. `absent`: the host does not
 * support it.
 */
export type Part<T> =
  | { phase: 'loading' | 'absent' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; value: T };

/** An account. */
export interface ProfileAccount {
  account: string;
  /** Name of the school whose platform made the account, which has no mailbox and no password; null for others. */
  school: string | null;
  /** ISO date. */
  createdAt: string;
  /** The current plan; null without one. `until` is an ISO date; a started day counts as one that is left. */
  plan: { until: string; daysLeft: number } | null;
  aiCorrectionsLeft: number;
  practicedCount: number;
}

/** An active login of the account. */
export interface ProfileSession {
  sessionId: string;
  /** Browser name; null if unknown. */
  browser: string | null;
  /** System name; null if unknown. */
  system: string | null;
  /** ISO date. */
  startedAt: string;
  /** ISO date. */
  seenAt: string;
  /** Whether it is the current device. */
  isCurrent: boolean;
}

/** A payment for a plan. */
export interface ProfilePayment {
  /** Reference number for support. */
  reference: string;
  /** Length of the plan. */
  days: number;
  amount: number;
  /** ISO 4217 code, in upper or lower case. */
  currency: string;
  /** ISO date. */
  paidAt: string;
}

/** Aggregated answers. `averageScore` is 0..1; null if nothing was graded. */
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

/** Practice in a period. */
export interface PracticeHistory {
  /** Every day of the period, today last. */
  days: readonly PracticeDay[];
  types: readonly PracticeType[];
  /** Days with an answer in the last six weeks. */
  practicedDates: readonly string[];
  /** Longest run of days ever. */
  bestRun: number;
}

/** Length of the history, in days. */
export const historyPeriods = [30, 90] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** What confirms that an account is to be deleted: its password, or a typed word if it has none. */
export type DeletionConfirmation = { password: string } | { confirmed: true };

/** State of an account change. */
export type ChangeState = { phase: 'idle' | 'saving' | 'done' } | { phase: 'failed'; failure: CallFailure };
