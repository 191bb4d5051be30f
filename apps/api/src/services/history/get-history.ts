import type { zHistory } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { beforeAnyStartOf, type CalendarDate, calendarIn, lastDates, longestRun } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/clock.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { practicedQuarters } from './practiced-quarters.ts';
import { quarterTotals } from './quarter-totals.ts';
import { quarterMs } from './quarters.ts';
import { addTo, emptyTotal, type Total, viewOf } from './totals.ts';

/** Practice history, as in the contract. */
export type History = z.infer<typeof zHistory>;

/** Covers at most two whole calendar months. */
const calendarDays = 42;

/**
 * A learner's practice over the last days, by calendar day in their time zone.
 *
 * @param days number of days, including today
 * @throws InvalidInput for an unknown time zone
 */
export async function getHistory(
  { db, clock }: { db: Db; clock: Clock },
  { userId, zone, days }: { userId: number; zone: string; days: number },
): Promise<History> {
  const dateOf = calendarOf(zone);
  const today = dateOf(clock.now());
  const dates = lastDates(today, days);
  const byDate = new Map<CalendarDate, Total>(dates.map((date) => [date, emptyTotal()]));
  const byType = new Map<number, Total>();

  for (const row of await quarterTotals({ db }, { userId, since: beforeAnyStartOf(dates[0] ?? today) })) {
    const day = byDate.get(dateOf(row.quarter * quarterMs));
    if (!day) continue;
    addTo(day, row);
    const type = byType.get(row.submoduleId) ?? emptyTotal();
    byType.set(row.submoduleId, addTo(type, row));
  }
  const practiced = new Set((await practicedQuarters({ db }, userId)).map((quarter) => dateOf(quarter * quarterMs)));
  return {
    days: dates.map((date) => ({ date, ...viewOf(byDate.get(date)) })),
    types: [...byType].toSorted(([a], [b]) => a - b).map(([submoduleId, total]) => ({ submoduleId, ...viewOf(total) })),
    practicedDates: lastDates(today, calendarDays).filter((date) => practiced.has(date)),
    bestRun: longestRun(practiced),
  };
}

function calendarOf(zone: string) {
  try {
    return calendarIn(zone);
  } catch {
    throw new InvalidInput('field.timeZone', { field: 'zone' });
  }
}
