import type { TodayPlan } from './today.types.ts';

const first = Date.parse('2030-01-01');
const dayMs = 86_400_000;

/** Four weeks with some practice. */
export const plannedDays = Array.from({ length: 28 }, (_, index) => {
  const minutes = index % 3 === 0 ? 0 : (index * 7) % 75;
  return { date: new Date(first + index * dayMs).toISOString().slice(0, 10), minutes, answers: minutes === 0 ? 0 : 6 };
});

/** A learner in the middle of preparing. */
export const todayPlan: TodayPlan = {
  tasks: [
    { task: 'review', due: 6 },
    { task: 'drill', submoduleId: 8, count: 5, reason: 'weakest', share: 0.61 },
    { task: 'mistakes', kind: 'determiner', recent: 7, due: 4 },
    { task: 'mock', form: 'full', daysSince: 15 },
    { task: 'drill', submoduleId: 13, count: 5, reason: 'neverTried' },
  ],
  minutesGoal: 30,
  minutesDone: 12,
  daysToExam: 24,
  targetScore: 120,
  overall: { low: 95, high: 110 },
  days: plannedDays,
};
