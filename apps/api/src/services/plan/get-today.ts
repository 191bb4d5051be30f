import type { zToday } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { beforeAnyStartOf, type CalendarDate, calendarIn, lastDates } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/clock.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { chooseTasks, type PlanFacts } from '../../domain/plan/choose-tasks.ts';
import { countDrills, summarise as summariseMistakes } from '../mistakes/index.ts';
import { summarise as summariseNotebook } from '../notebook/index.ts';
import { getGoals } from './goals.ts';
import { practiceDays, typeRecords } from './practice.ts';
import { testFacts } from './test-facts.ts';

/** The plan of the day, as in the contract. */
export type Today = z.infer<typeof zToday>;

type Needs = { db: Db; clock: Clock };

/** Days that the calendar shows. */
const shownDays = 28;
const dayMs = 24 * 60 * 60_000;

function calendarOf(zone: string) {
  try {
    return calendarIn(zone);
  } catch {
    throw new InvalidInput('field.timeZone', { field: 'zone' });
  }
}

/** Whole days from one calendar day to another; null if it is over, or unknown. */
function daysUntil(date: CalendarDate | null, today: CalendarDate): number | null {
  if (date === null) return null;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  return days >= 0 ? days : null;
}

/** The most frequent mistake of the last weeks, with its drills that are due. */
async function frequentMistake(deps: Needs, userId: number): Promise<PlanFacts['mistake']> {
  const { kinds } = await summariseMistakes(deps, { userId });
  const [first] = kinds;
  if (!first || first.recent === 0) return null;
  const { due } = await countDrills(deps.db, { userId, kind: first.kind, now: deps.clock.now() });
  return { kind: first.kind, recent: first.recent, due };
}

/**
 * What a learner could do next, and how far the day's goal is.
 *
 * @throws InvalidInput for an unknown time zone
 */
export async function getToday(deps: Needs, { userId, zone }: { userId: number; zone: string }): Promise<Today> {
  const { db, clock } = deps;
  const now = clock.now();
  const dateOf = calendarOf(zone);
  const today = dateOf(now);
  const [firstDate = today] = lastDates(today, shownDays);
  const [goals, days, types, notebook, mistake, tests] = await Promise.all([
    getGoals(deps, userId),
    practiceDays({ db }, { userId, today, count: shownDays, since: beforeAnyStartOf(firstDate), dateOf }),
    typeRecords({ db }, { userId, now }),
    summariseNotebook(deps, { userId }),
    frequentMistake(deps, userId),
    testFacts(deps, userId),
  ]);
  const daysToExam = daysUntil(goals?.examDate ?? null, today);
  const { overall, ...facts } = tests;
  return {
    tasks: chooseTasks({
      reviewsDue: notebook.due,
      mistake,
      types,
      daysToExam,
      firstLanguage: goals?.firstLanguage ?? null,
      ...facts,
    }),
    minutesGoal: goals?.minutesPerDay ?? null,
    minutesDone: days.at(-1)?.minutes ?? 0,
    daysToExam,
    targetScore: goals?.targetScore ?? null,
    overall,
    days,
  };
}
