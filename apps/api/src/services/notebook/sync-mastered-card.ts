import type { Db } from '../../db/index.ts';

/**
 * Syncs a word's card with its mastered mark in the word book: marking the word graduates the card, unmarking makes it due
 * again. Words without a card don't get one.
 */
export async function syncMasteredCard(
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
