import { type Db, inTransaction } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { type CardKey, changeCard, findCard, readAndChange } from './cards.ts';

/**
 * Restores a deleted card. A card that was not deleted is unchanged.
 *
 * @throws NotFound when the learner has no such card or it was permanently removed
 */
export async function restoreCard({ db }: { db: Db }, key: CardKey): Promise<void> {
  const card = await inTransaction(db, (tx) =>
    readAndChange(
      () => findCard(tx, key),
      async (found) => found.deleted_at === null || changeCard(tx, found, { deleted_at: null }),
    ),
  );
  if (!card) throw new NotFound('card.deleted');
}
