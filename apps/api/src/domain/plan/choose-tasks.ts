import type { zTodayTask } from '@rehearse/api-client/schemas';
import { questionTypes } from '@rehearse/question-types';
import type { z } from 'zod';
import { typicalMistake } from './typical-mistakes.ts';

/** One thing to do next with its reason, as in the contract. */
export type TodayTask = z.infer<typeof zTodayTask>;
type Task<Name extends TodayTask['task']> = Extract<TodayTask, { task: Name }>;

/** A learner's answers of one question type. */
export interface TypeRecord {
  readonly submoduleId: number;
  /** Answers ever saved. */
  readonly answers: number;
  /** Days since the last one. */
  readonly daysSince: number;
  /** Graded answers of the last three weeks. */
  readonly recentScored: number;
  /** Their mean score, 0..1; null without any. */
  readonly recentShare: number | null;
}

/** What is known of a learner when the day is planned. */
export interface PlanFacts {
  /** Missed questions that are due. */
  readonly reviewsDue: number;
  /** The kind of mistake made most often in the last three weeks; null for none. */
  readonly mistake: { kind: Task<'mistakes'>['kind']; recent: number; due: number } | null;
  /** Types that were never tried are left out. */
  readonly types: readonly TypeRecord[];
  /** A sitting that was left; null for none. */
  readonly left: Pick<Task<'continue'>, 'sittingId' | 'kind'> | null;
  /** Whether the host has sittings. Without them there is no test to suggest. */
  readonly hasTests: boolean;
  /** Days since the last placement or mock test with a result; null for none. */
  readonly daysSinceTest: number | null;
  /** Days since the last mock test; null for none. */
  readonly daysSinceMock: number | null;
  readonly daysToExam: number | null;
  /** ISO 639 code; null if the learner didn't say. */
  readonly firstLanguage: string | null;
}

/** A type with fewer graded answers is not called weak. */
const leastScored = 5;
/** A type with a mean score above this isn't weak, only weaker than others. */
const goodShare = 0.9;
/** A type that wasn't practised for so long is suggested again. */
const longDays = 14;
/** A mistake that was made less often is chance. */
const leastMistakes = 3;
/** How often a mock test makes sense, in days: seldom at first, and more often in the last two weeks before the exam. */
const mockEvery = { usually: 14, lastWeeks: 5 } as const;
const lastWeeksDays = 14;
/** Types whose answers take minutes come in small numbers. */
const countFor = (seconds: number) => (seconds >= 120 ? 5 : seconds >= 60 ? 8 : 10);

const mostTasks = 6;

const drill = (submoduleId: number, rest: Pick<Task<'drill'>, 'reason' | 'share'>): Task<'drill'> => {
  const seconds = questionTypes.find(({ id }) => id === submoduleId)?.seconds ?? 60;
  return { task: 'drill', submoduleId, level: 'Mine', count: countFor(seconds), ...rest };
};

function weakest(types: readonly TypeRecord[]): Task<'drill'>[] {
  const known = types.filter(
    (type): type is TypeRecord & { recentShare: number } =>
      type.recentShare !== null && type.recentScored >= leastScored && type.recentShare < goodShare,
  );
  const [lowest] = known.toSorted((a, b) => a.recentShare - b.recentShare);
  return lowest ? [drill(lowest.submoduleId, { reason: 'weakest', share: lowest.recentShare })] : [];
}

function neglected(types: readonly TypeRecord[]): Task<'drill'>[] {
  const [oldest] = types.filter(({ daysSince }) => daysSince >= longDays).toSorted((a, b) => b.daysSince - a.daysSince);
  return oldest ? [drill(oldest.submoduleId, { reason: 'longAgo' })] : [];
}

function untried(types: readonly TypeRecord[]): Task<'drill'>[] {
  const tried = new Set(types.map(({ submoduleId }) => submoduleId));
  const next = questionTypes.find(({ id }) => !tried.has(id));
  return next ? [drill(next.id, { reason: 'neverTried' })] : [];
}

function mock({ hasTests, daysSinceTest, daysSinceMock, daysToExam }: PlanFacts): Task<'mock'>[] {
  if (!hasTests || daysSinceTest === null) return [];
  const every = daysToExam !== null && daysToExam <= lastWeeksDays ? mockEvery.lastWeeks : mockEvery.usually;
  const isDue = daysSinceMock === null ? daysSinceTest >= 1 : daysSinceMock >= every;
  if (!isDue) return [];
  return [{ task: 'mock', form: daysSinceMock === null ? 'short' : 'full', daysSince: daysSinceMock }];
}

/** Before the learner's own mistakes are known, a lesson about those that are typical of the first language. */
function lesson({ mistake, firstLanguage }: PlanFacts): Task<'lesson'>[] {
  const kind = mistake === null && firstLanguage !== null ? typicalMistake(firstLanguage) : null;
  return kind && firstLanguage ? [{ task: 'lesson', kind, firstLanguage }] : [];
}

/**
 * What to do next, most useful first: finish what was begun, find out the level, repeat what is about to be forgotten, then
 * the weakest point, then what was neglected. The rules are ours; nobody has measured that another order is worse.
 */
export function chooseTasks(facts: PlanFacts): TodayTask[] {
  const { left, reviewsDue, mistake, types } = facts;
  const tasks: TodayTask[] = [];
  if (left) tasks.push({ task: 'continue', ...left });
  if (facts.hasTests && facts.daysSinceTest === null && left?.kind !== 'placement') tasks.push({ task: 'placement' });
  if (reviewsDue > 0) tasks.push({ task: 'review', due: reviewsDue });
  tasks.push(...weakest(types));
  if (mistake && mistake.recent >= leastMistakes && mistake.due > 0) tasks.push({ task: 'mistakes', ...mistake });
  tasks.push(...mock(facts), ...untried(types), ...lesson(facts), ...neglected(types));
  return tasks.slice(0, mostTasks);
}
