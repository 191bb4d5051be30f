import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { inLevel, markOf, type QuestionFilter } from './filters.ts';
import { type Question, type QuestionViewRow, selectQuestion, toQuestion } from './question-view.ts';

/** Which way to go from a question, in the order of the list. */
export type Direction = 'next' | 'previous';

/**
 * The question beside this one under the same filters, or null at the end. The question itself need not pass the
 * filters: it may just have been practised.
 */
export async function getNeighbour(
  { db }: { db: Db },
  direction: Direction,
  filter: QuestionFilter & { readonly questionId: number },
): Promise<Question | null> {
  const isUpwards = (direction === 'next') === (filter.isAsc ?? false);
  const { rows } = await sql<QuestionViewRow>`${selectQuestion(filter.userId)}
    where q.question_id = (${filter.isPracticed === true ? markedKey(filter, isUpwards) : questionKey(filter, isUpwards)})`.execute(
    db,
  );
  return rows[0] ? toQuestion(rows[0]) : null;
}

function questionKey(filter: QuestionFilter & { questionId: number }, isUpwards: boolean): RawBuilder<unknown> {
  const unpracticed = filter.isPracticed === false ? sql`and ${markOf(filter.userId)} is null` : sql``;
  return sql`select q.question_id from questions q
    where q.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'q')}
      and q.question_id ${beyond(filter.questionId, isUpwards)} ${unpracticed}
    order by q.question_id ${isUpwards ? sql`asc` : sql`desc`} limit 1`;
}

function markedKey(filter: QuestionFilter & { questionId: number }, isUpwards: boolean): RawBuilder<unknown> {
  return sql`select m.question_id from practice_marks m
    where m.user_id = ${filter.userId} and m.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'm')}
      and m.question_id ${beyond(filter.questionId, isUpwards)}
    order by m.question_id ${isUpwards ? sql`asc` : sql`desc`} limit 1`;
}

function beyond(questionId: number, isUpwards: boolean) {
  return isUpwards ? sql`> ${questionId}` : sql`< ${questionId}`;
}
