import { Conflict } from '../../domain/errors.ts';
import { minutesOf, type PlannedQuestion, slotsOfQuestions } from '../../domain/sittings/exam.ts';
import type { Deps } from '../deps.ts';
import type { SittingPolicy } from './rows.ts';
import { storeSitting } from './store-sitting.ts';
import type { Sitting } from './view.ts';

/** A drill whose questions somebody else chose. */
export interface AssignedDrill {
  readonly userId: number;
  readonly questions: readonly PlannedQuestion[];
  readonly mode: NonNullable<SittingPolicy['mode']>;
  readonly review: NonNullable<SittingPolicy['review']>;
}

/**
 * Prepares a drill of certain questions, in their order, without those that were withdrawn.
 *
 * @throws Conflict when all were withdrawn, LimitReached
 */
export async function createAssignedDrill(
  deps: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { userId, questions, mode, review }: AssignedDrill,
): Promise<Sitting> {
  await deps.limits.consume('sittingPerAccount', String(userId));
  const ids = questions.map(({ questionId }) => questionId);
  const rows = await deps.db
    .selectFrom('questions')
    .select('question_id')
    .where('question_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
  const offered = new Set(rows.map(({ question_id }) => question_id));
  const slots = slotsOfQuestions(
    questions.filter(({ questionId }) => offered.has(questionId)),
    mode,
  );
  if (slots.length === 0) throw new Conflict('sitting.noQuestions');
  return storeSitting(deps, {
    ...{ userId, kind: 'drill' },
    plan: { policy: { mode, review }, exam: null, minutes: minutesOf(slots), slots },
  });
}
