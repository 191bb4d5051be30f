import { type RawBuilder, sql } from 'kysely';
import type { Db, DifficultyLevel } from '../../db/index.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';
import { type ListOrder, type Places, placesOf } from '../../domain/places.ts';
import { inLevel, markOf, placeColumn, type QuestionFilter } from './filters.ts';

/** A row of the question list. */
export interface QuestionListItem {
  questionId: number;
  submoduleId: number;
  moduleId: number;
  isPracticed: boolean;
  difficultyLevel: DifficultyLevel;
}

interface ItemRow {
  question_id: number;
  submodule_id: number;
  module_id: number;
  difficulty: DifficultyLevel;
  mark: number | null;
}

/**
 * A page of a submodule's questions. Its cost does not grow with the bank: totals are kept counters, and a page is a
 * range of places in an index.
 */
export async function listQuestions(
  { db }: { db: Db },
  request: QuestionFilter & PageRequest,
): Promise<Page<QuestionListItem>> {
  if (request.isPracticed === true)
    return pageOf(await practicedRows(db, request), await countMarks(db, request), request);
  const { questions, marked } = await readOrder(db, request);
  const total = questions - marked.length;
  const first = offsetOf(request);
  if (first >= total) return pageOf([], total, request);
  const positions = { first, last: Math.min(first + request.size, total) - 1 };
  const places = placesOf(positions, { marked, questions, isAsc: request.isAsc ?? false });
  return pageOf(await rowsBetween(db, request, places), total, request);
}

async function countMarks(db: Db, filter: QuestionFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(c.n), 0) as n from practice_counts c
    where c.user_id = ${filter.userId} and c.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'c')}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Number of questions under the filter, and the places of those that the list leaves out. */
async function readOrder(db: Db, filter: QuestionFilter): Promise<Omit<ListOrder, 'isAsc'>> {
  const { rows } = await sql<{ questions: number; marked: string | null }>`select
    ${filter.isPracticed === false ? textOfPlaces(filter) : sql`null`} as marked,
    (select coalesce(sum(c.n), 0) from question_counts c
      where c.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'c')}) as questions`.execute(db);
  return { questions: rows[0]?.questions ?? 0, marked: JSON.parse(`[${rows[0]?.marked ?? ''}]`) };
}

/** Places of the reader's marks. One text is several times cheaper than a row for each, and than a window over them. */
function textOfPlaces(filter: QuestionFilter): RawBuilder<unknown> {
  const place = sql.ref(`m.${placeColumn(filter)}`);
  return sql`(select string_agg(cast(${place} as text), ',') from practice_marks m
    where m.user_id = ${filter.userId} and m.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'm')})`;
}

async function rowsBetween(db: Db, filter: QuestionFilter, { lowest, highest }: Places): Promise<QuestionListItem[]> {
  const place = sql.ref(`q.${placeColumn(filter)}`);
  const unpracticed = filter.isPracticed === false ? sql`and ${markOf(filter.userId)} is null` : sql``;
  const { rows } = await sql<ItemRow>`select q.question_id, q.submodule_id, q.module_id, q.difficulty,
      ${filter.isPracticed === false ? sql`null` : markOf(filter.userId)} as mark
    from questions q
    where q.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'q')}
      and ${place} between ${lowest} and ${highest} ${unpracticed}
    order by ${place} ${direction(filter)}`.execute(db);
  return rows.map(toItem);
}

async function practicedRows(db: Db, filter: QuestionFilter & PageRequest): Promise<QuestionListItem[]> {
  const { rows } = await sql<ItemRow>`select q.question_id, q.submodule_id, q.module_id, q.difficulty, 1 as mark
    from (select m.question_id from practice_marks m
      where m.user_id = ${filter.userId} and m.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'm')}
      order by m.question_id ${direction(filter)} limit ${filter.size} offset ${offsetOf(filter)}) p
    join questions q on q.question_id = p.question_id
    order by q.question_id ${direction(filter)}`.execute(db);
  return rows.map(toItem);
}

function direction({ isAsc }: QuestionFilter) {
  return isAsc ? sql`asc` : sql`desc`;
}

function toItem({ question_id, submodule_id, module_id, difficulty, mark }: ItemRow): QuestionListItem {
  return {
    questionId: question_id,
    submoduleId: submodule_id,
    moduleId: module_id,
    isPracticed: mark !== null,
    difficultyLevel: difficulty,
  };
}
