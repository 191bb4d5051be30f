import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { syncMasteredCard } from '../notebook/index.ts';

/** A word and its new mark. */
export interface WordMark {
  readonly userId: number;
  readonly wordId: number;
  /** Absent: toggles the mark. */
  readonly isMastered?: boolean | undefined;
}

/**
 * Marks or unmarks a word as mastered, and updates its card in the notebook.
 *
 * @returns whether it is now mastered
 * @throws NotFound when the word does not exist
 */
export async function markWord(
  { db, clock }: { db: Db; clock: Clock },
  { userId, wordId, isMastered }: WordMark,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const word = await tx.selectFrom('words').select('word_id').where('word_id', '=', wordId).executeTakeFirst();
    if (!word) throw new NotFound('word.notFound');
    const now = clock.now();
    const follow = (nowMastered: boolean) => syncMasteredCard(tx, { userId, wordId, isMastered: nowMastered, now });
    const mark = () =>
      tx
        .insertInto('word_marks')
        .values({ user_id: userId, word_id: wordId, mastered_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('word_id')
        .executeTakeFirst();
    const unmark = () =>
      tx
        .deleteFrom('word_marks')
        .where('user_id', '=', userId)
        .where('word_id', '=', wordId)
        .returning('word_id')
        .executeTakeFirst();
    if (isMastered !== false && (await mark())) {
      await follow(true);
      return true;
    }
    if (isMastered === true) return true;
    if (await unmark()) await follow(false);
    return false;
  });
}
