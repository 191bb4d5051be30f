import type { zListedQuestion } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { InvalidInput } from '../../domain/errors.ts';

/** A question and the filters of its list, as in the contract. */
export type ListedQuestion = z.infer<typeof zListedQuestion>;

/** The last question that the learner opened; null if none, or if it was withdrawn since. */
export async function getLastPlace({ db }: { db: Db }, userId: number): Promise<ListedQuestion | null> {
  const row = await db
    .selectFrom('last_places')
    .innerJoin('questions', 'questions.question_id', 'last_places.question_id')
    .select(['last_places.question_id', 'last_places.submodule_id', 'filters'])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...JSON.parse(row.filters), questionId: row.question_id, submoduleId: row.submodule_id } : null;
}

/**
 * Saves the learner's current question.
 *
 * @throws InvalidInput when the question does not exist in the submodule or was withdrawn
 */
export async function saveLastPlace(
  { db, clock }: { db: Db; clock: Clock },
  userId: number,
  { questionId, submoduleId, ...filters }: ListedQuestion,
): Promise<void> {
  const known = await db
    .selectFrom('questions')
    .select('question_id')
    .where('question_id', '=', questionId)
    .where('submodule_id', '=', submoduleId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new InvalidInput('question.notFound');
  const place = {
    question_id: questionId,
    submodule_id: submoduleId,
    filters: JSON.stringify(filters),
    saved_at: clock.now(),
  };
  await db
    .insertInto('last_places')
    .values({ user_id: userId, ...place })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(place))
    .execute();
}
