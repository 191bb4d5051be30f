import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { followMastered } from '../notebook/index.ts';

/** Which word, and what it becomes. */
export interface WordMark {
  readonly userId: number;
  readonly wordId: number;
  /** Absent: the other of what it is. */
  readonly isMastered?: boolean | undefined;
}

/**
 * Marks a word as mastered, or takes the mark back; its card in the notebook follows.
 *
 * @returns whether it is mastered now
 * @throws NotFound when there is no such word
 */
export async function markWord(
  { db, clock }: { db: Db; clock: Clock },
  { userId, wordId, isMastered }: WordMark,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const word = await tx.selectFrom('words').select('word_id').where('word_id', '=', wordId).executeTakeFirst();
    if (!word) throw new NotFound('word.notFound');
    const now = clock.now();
    const follow = (nowMastered: boolean) => followMastered(tx, { userId, wordId, isMastered: nowMastered, now });
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
