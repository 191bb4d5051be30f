import { findType } from '@rehearse/question-types';
import type { Db } from '../../db/index.ts';
import { type CalendarDate, lastDates } from '../../domain/calendar.ts';
import { type AnswerTime, activeTime } from '../../domain/plan/active-time.ts';
import type { TypeRecord } from '../../domain/plan/choose-tasks.ts';

const dayMs = 24 * 60 * 60_000;
const recentMs = 21 * dayMs;

/** A day of practice, as in the contract. */
export interface PracticeDay {
  readonly date: CalendarDate;
  /** Estimated, see `activeTime`. */
  readonly minutes: number;
  readonly answers: number;
}

/** The whole time that a question of a type may take, in milliseconds. */
function limitMsOf(submoduleId: number): number {
  const { seconds = 60, preparationSeconds = 0, secondPartSeconds = 0 } = findType(submoduleId) ?? {};
  return (seconds + preparationSeconds + secondPartSeconds) * 1000;
}

/** The learner's last days with the time practised, the oldest first. */
export async function practiceDays(
  { db }: { db: Db },
  {
    userId,
    today,
    count,
    since,
    dateOf,
  }: {
    userId: number;
    today: CalendarDate;
    count: number;
    /** An instant before the first of the days. */
    since: number;
    dateOf: (instant: number) => CalendarDate;
  },
): Promise<PracticeDay[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['created_at', 'submodule_id'])
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();
  const byDate = new Map(lastDates(today, count).map((date): [CalendarDate, AnswerTime[]] => [date, []]));
  for (const { created_at, submodule_id } of rows) {
    const at = Number(created_at);
    byDate.get(dateOf(at))?.push({ at, limitMs: limitMsOf(submodule_id) });
  }
  return [...byDate].map(([date, answers]) => ({
    date,
    minutes: Math.round(activeTime(answers) / 60_000),
    answers: answers.length,
  }));
}

/** The learner's answers by question type; types that were never tried are left out. */
export async function typeRecords(
  { db }: { db: Db },
  { userId, now }: { userId: number; now: number },
): Promise<TypeRecord[]> {
  const all = await db
    .selectFrom('attempts')
    .select(({ fn }) => ['submodule_id', fn.countAll<number>().as('answers'), fn.max('created_at').as('last')])
    .where('user_id', '=', userId)
    .groupBy('submodule_id')
    .execute();
  const recent = await db
    .selectFrom('attempts')
    .select(({ fn }) => [
      'submodule_id',
      fn.count<number>('score').as('scored'),
      fn.avg<number | null>('score').as('share'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', now - recentMs)
    .groupBy('submodule_id')
    .execute();
  const recentOf = new Map(recent.map((row) => [row.submodule_id, row]));
  return all.map(({ submodule_id: submoduleId, answers, last }) => {
    const { scored = 0, share = null } = recentOf.get(submoduleId) ?? {};
    return {
      submoduleId,
      answers: Number(answers),
      daysSince: Math.floor((now - Number(last)) / dayMs),
      recentScored: Number(scored),
      recentShare: share === null ? null : Number(share),
    };
  });
}
