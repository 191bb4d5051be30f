import type { zMistake } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, MistakeRow } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { iso } from '../notebook/card-view.ts';

/** A mistake, as in the contract. */
export type Mistake = z.infer<typeof zMistake>;
/** Kind of a mistake, as in the contract. */
export type MistakeKind = Mistake['kind'];

/** Identifies a learner's mistake. */
export interface MistakeKey {
  readonly userId: number;
  readonly mistakeId: number;
}

/** A mistake with the question that it was made in. */
export type AskedMistake = MistakeRow & { question_id: number; submodule_id: number };

/** Query of a learner's mistakes that were not dismissed; the basis of every list and count. */
export const selectMistakes = (db: Db, { userId, kind }: { userId: number; kind?: MistakeKind | undefined }) =>
  db
    .selectFrom('mistakes as m')
    .where('m.user_id', '=', userId)
    .where('m.dismissed_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('m.kind', '=', kind as string));

/** Adds to a query of mistakes what {@link viewMistake} needs. */
export const withQuestions = (query: ReturnType<typeof selectMistakes>) =>
  query
    .innerJoin('attempts as a', 'a.attempt_id', 'm.attempt_id')
    .selectAll('m')
    .select(['a.question_id', 'a.submodule_id']);

/**
 * The learner's mistake, dismissed or not.
 *
 * @throws NotFound when it does not exist or is another learner's
 */
export async function getMistake(db: Db, { userId, mistakeId }: MistakeKey): Promise<MistakeRow> {
  const mistake = await db
    .selectFrom('mistakes')
    .selectAll()
    .where('mistake_id', '=', mistakeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!mistake) throw new NotFound('mistake.notFound');
  return mistake;
}

/** A stored mistake, as in the contract. */
export const viewMistake = (row: AskedMistake): Mistake => ({
  mistakeId: row.mistake_id,
  kind: row.kind as MistakeKind,
  source: row.source,
  sentence: row.sentence,
  start: row.range_start,
  end: row.range_end,
  fixes: JSON.parse(row.fixes),
  code: row.code,
  params: JSON.parse(row.params),
  explanation: row.explanation,
  madeAt: iso(row.made_at),
  question: { questionId: row.question_id, submoduleId: row.submodule_id },
});
