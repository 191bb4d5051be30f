import type { Db } from '../../db/index.ts';

/**
 * Lets the card of a word follow its mark in the word book: mastering graduates it, taking the mark away brings it back
 * as due. A word without a card gets none.
 */
export async function followMastered(
  db: Db,
  { userId, wordId, isMastered, now }: { userId: number; wordId: number; isMastered: boolean; now: number },
): Promise<void> {
  await db
    .updateTable('review_cards')
    .set((set) => ({
      ...(isMastered ? { graduated_at: now } : { graduated_at: null, due_at: now, streak: 0 }),
      before_review: null,
      revision: set('revision', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('word_id', '=', wordId)
    .where('deleted_at', 'is', null)
    .where('graduated_at', isMastered ? 'is' : 'is not', null)
    .execute();
}
