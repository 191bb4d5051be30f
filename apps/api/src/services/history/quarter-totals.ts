import type { Db } from '../../db/index.ts';
import { quarterOf } from './quarters.ts';
import type { Total } from './totals.ts';

/** Practice totals of one question type in one quarter of an hour. */
export interface QuarterTotal extends Total {
  /** Index of the quarter of an hour, counted from 1970. */
  quarter: number;
  submoduleId: number;
}

/** A learner's attempts since an instant, aggregated by quarter of an hour and question type. */
export async function quarterTotals(
  { db }: { db: Db },
  { userId, since }: { userId: number; since: number },
): Promise<QuarterTotal[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(({ fn }) => [
      quarterOf.as('quarter'),
      'submodule_id',
      fn.countAll<number>().as('answers'),
      fn.count<number>('score').as('scored'),
      fn.sum<number | null>('score').as('points'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .groupBy([quarterOf, 'submodule_id'])
    .execute();
  return rows.map((row) => ({
    quarter: Number(row.quarter),
    submoduleId: row.submodule_id,
    answers: Number(row.answers),
    scored: Number(row.scored),
    points: Number(row.points ?? 0),
  }));
}
