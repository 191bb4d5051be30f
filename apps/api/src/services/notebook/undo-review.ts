import { type Db, inTransaction, type ReviewCardRow } from '../../db/index.ts';
import { type CardKey, changeCard, getCard, readAndChange } from './cards.ts';
import { type Rated, ratedOf } from './rate.ts';

type Before = Pick<ReviewCardRow, 'due_at' | 'streak' | 'memory' | 'graduated_at'>;

/**
 * Undoes the latest review of a card. Without one, or when the card was missed since, nothing changes.
 *
 * @throws NotFound when it is not in the learner's notebook
 */
export async function undoReview({ db }: { db: Db }, key: CardKey): Promise<Rated> {
  return inTransaction(db, async (tx) => {
    let undone: Rated | undefined;
    await readAndChange(
      () => getCard(tx, key),
      async (card) => {
        if (card.before_review === null) {
          undone = ratedOf(card, false);
          return true;
        }
        const before = JSON.parse(card.before_review) as Before;
        undone = ratedOf(before, true);
        return changeCard(tx, card, { ...before, before_review: null });
      },
    );
    return undone as Rated;
  });
}
