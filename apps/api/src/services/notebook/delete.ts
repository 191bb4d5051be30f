import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { releaseStorage } from '../usage/usage.ts';
import { type CardKey, changeCard, getCard, readAndChange } from './cards.ts';

/**
 * Deletes a card; it can be restored until {@link removeDeleted} removes it.
 *
 * @throws NotFound when it is not in the learner's notebook
 */
export async function deleteCard({ db, clock }: { db: Db; clock: Clock }, key: CardKey): Promise<void> {
  await inTransaction(db, (tx) =>
    readAndChange(
      () => getCard(tx, key),
      (card) => changeCard(tx, card, { deleted_at: clock.now() }),
    ),
  );
}

const keptMs = 24 * 60 * 60_000;

/** Permanently removes cards that were deleted more than a day ago. */
export async function removeDeleted({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('review_cards')
      .where('deleted_at', '<', clock.now() - keptMs)
      .returning(['user_id', 'own_key'])
      .execute();
    const ownWords = new Map<number, number>();
    for (const { user_id, own_key } of removed) {
      if (own_key !== null) ownWords.set(user_id, (ownWords.get(user_id) ?? 0) + 1);
    }
    for (const [userId, words] of ownWords) await releaseStorage(tx, userId, { own_words: words });
  });
}
