import type { PracticeDay, PracticeHistory, ProfileAccount, ProfilePayment, ProfileSession } from './profile.types.ts';

const today = Date.parse('2026-11-21');

/** Answers of the last days, today last; the rest of the period is empty. */
const answers = [3, 0, 7, 12, 5, 0, 0, 9, 14, 6, 4, 0, 11, 8];
const scores = [0.55, null, 0.6, 0.52, 0.7, null, null, 0.66, 0.74, 0.71, null, null, 0.8, 0.78];

function daysOf(period: number): PracticeDay[] {
  return Array.from({ length: period }, (_, index) => {
    const at = index - period + answers.length;
    return {
      date: new Date(today - (period - 1 - index) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      answers: answers[at] ?? 0,
      averageScore: scores[at] ?? null,
    };
  });
}

/** For stories: a history of this many days. */
export function practiceHistory(period: 30 | 90): PracticeHistory {
  const days = daysOf(period);
  return {
    days,
    types: [
      { submoduleId: 1, answers: 41, averageScore: 0.82 },
      { submoduleId: 6, answers: 24, averageScore: 0.64 },
      { submoduleId: 9, answers: 9, averageScore: 0.71 },
      { submoduleId: 13, answers: 5, averageScore: null },
    ],
    practicedDates: days.filter((day) => day.answers > 0).map(({ date }) => date),
    bestRun: 4,
  };
}

/** For stories: no practice at all. */
export const emptyHistory: PracticeHistory = {
  days: daysOf(30).map(({ date }) => ({ date, answers: 0, averageScore: null })),
  types: [],
  practicedDates: [],
  bestRun: 0,
};

/** For stories: practice, but none in the displayed period. */
export const restedHistory: PracticeHistory = { ...emptyHistory, bestRun: 6 };

export const learner: ProfileAccount = {
  account: 'lin@example.org',
  school: null,
  createdAt: '2026-08-02T09:00:00Z',
  plan: { until: '2026-12-21T09:00:00Z', daysLeft: 30 },
  aiCorrectionsLeft: 42,
  practicedCount: 128,
};

/** A learner whom a school's platform sent. */
export const schoolLearner: ProfileAccount = {
  ...learner,
  account: '0b6f0c0e-6f2d-4f0e-9d0b-0a3c4f5e6d7c@school.invalid',
  school: 'Green Hill School',
  plan: null,
};

export const learnerWithoutPlan: ProfileAccount = { ...learner, plan: null, aiCorrectionsLeft: 0 };

export const payments: ProfilePayment[] = [
  { reference: 'RH-7KQ2MZ4XWP', days: 30, amount: 29.9, currency: 'usd', paidAt: '2026-11-21T09:00:00Z' },
  { reference: 'RH-P3TN8VJ5LD', days: 7, amount: 9.9, currency: 'usd', paidAt: '2026-08-02T10:00:00Z' },
];

export const sessions: ProfileSession[] = [
  {
    sessionId: 'a',
    browser: 'Chrome',
    system: 'Windows',
    startedAt: '2026-11-20T09:00:00Z',
    seenAt: '2026-11-21T09:00:00Z',
    isCurrent: true,
  },
  {
    sessionId: 'b',
    browser: 'Safari',
    system: 'iPhone',
    startedAt: '2026-11-02T09:00:00Z',
    seenAt: '2026-11-19T18:30:00Z',
    isCurrent: false,
  },
  {
    sessionId: 'c',
    browser: null,
    system: null,
    startedAt: '2026-10-02T09:00:00Z',
    seenAt: '2026-11-01T07:15:00Z',
    isCurrent: false,
  },
];
