import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { type ReviewRating, review } from '../../domain/review-schedule.ts';
import { scheduleOf, toColumns } from '../notebook/cards.ts';
import { type Rated, ratedOf } from '../notebook/rate.ts';
import { getMistake, type MistakeKey } from './select-mistakes.ts';

/**
 * Reviews a due drill. One that is not due, because another device has already done it, is unchanged.
 *
 * @throws NotFound when it is not the learner's, or was dismissed
 */
export async function rateDrill(
  { db, clock }: { db: Db; clock: Clock },
  { rating, ...key }: MistakeKey & { rating: ReviewRating },
): Promise<Rated> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    for (;;) {
      const mistake = await getMistake(tx, key);
      if (mistake.dismissed_at !== null) throw new NotFound('mistake.notFound');
      if (mistake.graduated_at !== null || mistake.due_at > now) return ratedOf(mistake, false);
      const columns = toColumns(review(scheduleOf(mistake), rating, now));
      const changed = await tx
        .updateTable('mistakes')
        .set({ ...columns, revision: mistake.revision + 1 })
        .where('mistake_id', '=', key.mistakeId)
        .where('revision', '=', mistake.revision)
        .returning('mistake_id')
        .executeTakeFirst();
      if (changed) return ratedOf(columns, true);
    }
  });
}
