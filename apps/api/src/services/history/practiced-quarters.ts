import type { Db } from '../../db/index.ts';
import { quarterOf } from './quarters.ts';

/** All quarters of an hour (counted from 1970) in which a learner submitted an answer. */
export async function practicedQuarters({ db }: { db: Db }, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(quarterOf.as('quarter'))
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ quarter }) => Number(quarter));
}
