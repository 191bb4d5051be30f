import type { zRated } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction, type ReviewCardRow } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { type ReviewRating, review } from '../../domain/review-schedule.ts';
import { iso } from './card-view.ts';
import { type CardKey, changeCard, getCard, readAndChange, scheduleOf, toColumns } from './cards.ts';

/** A card's state after a review, as in the contract. */
export type Rated = z.infer<typeof zRated>;

/** The state of a stored card. */
export const ratedOf = (card: Pick<ReviewCardRow, 'due_at' | 'graduated_at'>, applied: boolean): Rated => ({
  applied,
  dueAt: iso(card.due_at),
  graduated: card.graduated_at !== null,
});

/**
 * Reviews a due card. A card that is not due, because another device has already reviewed it, is unchanged.
 *
 * @throws NotFound when it is not in the learner's notebook
 */
export async function rate(
  { db, clock }: { db: Db; clock: Clock },
  { rating, ...key }: CardKey & { rating: ReviewRating },
): Promise<Rated> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    let rated: Rated | undefined;
    await readAndChange(
      () => getCard(tx, key),
      async (card) => {
        if (card.graduated_at !== null || card.due_at > now) {
          rated = ratedOf(card, false);
          return true;
        }
        const { due_at, streak, memory, graduated_at } = card;
        const columns = toColumns(review(scheduleOf(card), rating, now));
        rated = ratedOf(columns, true);
        return changeCard(tx, card, {
          ...columns,
          before_review: JSON.stringify({ due_at, streak, memory, graduated_at }),
        });
      },
    );
    return rated as Rated;
  });
}
