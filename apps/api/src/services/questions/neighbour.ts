import { type RawBuilder, sql } from 'kysely';
import { inLevel, isListed, markOf, missedOf, orderOf, placeColumn, type QuestionFilter } from './filters.ts';
import { type Question, type QuestionViewRow, selectQuestion } from './question-view.ts';
import { type ListingNeeds, placeOf, readListing } from './read-listing.ts';
import { viewFor } from './sealed.ts';

/** Direction in list order. */
export type Direction = 'next' | 'previous';

/**
 * The next or previous question under the same filters, or null at the end. The current question need not match the
 * filters: it may just have been practised. In a list that is not ordered by id, a question of
 * another level leads to the start.
 */
export async function getNeighbour(needs: ListingNeeds, direction: Direction, filter: From): Promise<Question | null> {
  const { db } = needs;
  const key = orderOf(filter) === 'id' ? keyByNumber(direction, filter) : await keyByPlace(needs, direction, filter);
  if (!key) return null;
  const { rows } = await sql<QuestionViewRow>`${selectQuestion(filter.userId)} where ${key}`.execute(db);
  return rows[0] ? viewFor(db, filter.userId, rows[0]) : null;
}

type From = QuestionFilter & { readonly questionId: number };

/** The list is ordered by question id, so an index finds the neighbour. */
function keyByNumber(direction: Direction, filter: From): RawBuilder<unknown> {
  const isUpwards = (direction === 'next') === (filter.isAsc ?? false);
  const keyOf = filter.isCorrect !== undefined ? judgedKey : filter.isPracticed === true ? markedKey : questionKey;
  return sql`q.question_id = (${keyOf(filter, isUpwards)})`;
}

async function keyByPlace(
  needs: ListingNeeds,
  direction: Direction,
  filter: From,
): Promise<RawBuilder<unknown> | null> {
  const listing = await readListing(needs, filter);
  const place = listing.beside(await placeOf(needs.db, filter), direction);
  if (place === null) return null;
  return sql`q.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'q')}
    and ${sql.ref(`q.${placeColumn(filter)}`)} = ${place}`;
}

function questionKey(filter: From, isUpwards: boolean): RawBuilder<unknown> {
  const unpracticed = filter.isPracticed === false ? sql`and ${markOf(filter.userId)} is null` : sql``;
  return sql`select q.question_id from questions q
    where q.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'q')}
      and q.question_id ${beyond(filter.questionId, isUpwards)} and ${isListed('q')} ${unpracticed}
    order by q.question_id ${isUpwards ? sql`asc` : sql`desc`} limit 1`;
}

function markedKey(filter: From, isUpwards: boolean): RawBuilder<unknown> {
  return sql`select m.question_id from practice_marks m
    where m.user_id = ${filter.userId} and m.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'm')}
      and m.question_id ${beyond(filter.questionId, isUpwards)} and ${isListed('m')}
    order by m.question_id ${isUpwards ? sql`asc` : sql`desc`} limit 1`;
}

function judgedKey(filter: From, isUpwards: boolean): RawBuilder<unknown> {
  const practised = sql`(select 1 from practice_marks m
    where m.user_id = r.user_id and m.submodule_id = r.submodule_id and m.question_id = r.question_id limit 1)`;
  const marked =
    filter.isPracticed === undefined
      ? sql``
      : sql`and ${practised} is ${filter.isPracticed ? sql`not null` : sql`null`}`;
  return sql`select r.question_id from question_results r
    where r.user_id = ${filter.userId} and r.submodule_id = ${filter.submoduleId}
      and r.missed = ${missedOf(filter.isCorrect ?? false)} ${inLevel(filter, 'r')} ${marked}
      and r.question_id ${beyond(filter.questionId, isUpwards)} and ${isListed('r')}
    order by r.question_id ${isUpwards ? sql`asc` : sql`desc`} limit 1`;
}

function beyond(questionId: number, isUpwards: boolean) {
  return isUpwards ? sql`> ${questionId}` : sql`< ${questionId}`;
}
