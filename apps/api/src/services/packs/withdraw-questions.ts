import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { orderSubmodule } from './order-submodule.ts';

/**
 * Takes questions out of every list, in the caller's transaction, which has locked the bank. Learners keep their marks and
 * attempts, which count again if an import brings the questions back.
 */
export async function withdrawQuestions(
  { db, clock }: { db: Db; clock: Clock },
  questionIds: readonly number[],
): Promise<void> {
  const withdrawn = await db
    .updateTable('questions')
    .set({ withdrawn_at: clock.now() })
    .where('question_id', 'in', questionIds)
    .where('withdrawn_at', 'is', null)
    .returning('submodule_id')
    .execute();
  for (const submoduleId of new Set(withdrawn.map(({ submodule_id }) => submodule_id)))
    await orderSubmodule(db, submoduleId);
}
