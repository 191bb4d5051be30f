import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { type Listed, type Listing, listingOf } from '../../domain/listing.ts';
import {
  ascending,
  descending,
  nearestFirst,
  type PlaceOrder,
  shuffled,
  unseenFirst,
} from '../../domain/place-orders.ts';
import { inLevel, isListed, missedOf, orderOf, placeColumn, type QuestionFilter } from './filters.ts';
import { type PlaceDifficulties, revisionOf } from './place-difficulties.ts';

/** What lists are read with. */
export interface ListingNeeds {
  readonly db: Db;
  readonly difficulties: PlaceDifficulties;
}

interface ListingRow {
  questions: number;
  marked: string | null;
  judged: string | null;
  seen: string | null;
  revision: string | null;
}

/**
 * The filtered list, built from stored counters and the reader's own marks and results, independent of the bank's size. Only
 * the difficulties of all questions are kept in memory, once a list is ordered by them.
 */
export async function readListing(needs: ListingNeeds, filter: QuestionFilter): Promise<Listing> {
  const { isPracticed, isCorrect } = filter;
  const { rows } = await sql<ListingRow>`select
    ${isPracticed === undefined ? sql`null` : placesIn('practice_marks', filter)} as marked,
    ${isCorrect === undefined ? sql`null` : placesIn('question_results', filter, sql`and t.missed = ${missedOf(isCorrect)}`)} as judged,
    ${orderOf(filter) === 'seenUntil' ? seenPlaces(filter) : sql`null`} as seen,
    ${orderOf(filter) === 'aim' ? revisionOf(filter) : sql`null`} as revision,
    (select coalesce(sum(c.n), 0) from question_counts c
      where c.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'c')}) as questions`.execute(needs.db);
  const [row] = rows;
  const questions = Number(row?.questions ?? 0);
  const listed = listedOf(filter, { marked: toNumbers(row?.marked), judged: toNumbers(row?.judged) });
  return listingOf({ questions, places: await placesOf(needs, filter, { ...row, questions }) }, listed);
}

async function placesOf(
  { db, difficulties }: ListingNeeds,
  filter: QuestionFilter,
  { questions, seen, revision }: Partial<ListingRow> & { questions: number },
): Promise<PlaceOrder> {
  const { isAsc = false, shuffle = 0, aim = 0 } = filter;
  switch (orderOf(filter)) {
    case 'shuffle':
      return shuffled(shuffle, questions);
    case 'aim':
      return nearestFirst(await difficulties.of(db, filter, revision ?? ''), aim);
    case 'seenUntil':
      return unseenFirst(questions, longestAgoFirst(toNumbers(seen)));
    case 'id':
      return isAsc ? ascending : descending(questions);
  }
}

/** @param seen places, each followed by its time */
function longestAgoFirst(seen: readonly number[]): number[] {
  const timeOf = new Map<number, number>();
  for (let index = 0; index < seen.length; index += 2) timeOf.set(seen[index] ?? 0, seen[index + 1] ?? 0);
  return [...timeOf].sort(([a, atA], [b, atB]) => atA - atB || a - b).map(([place]) => place);
}

function listedOf(
  { isPracticed, isCorrect }: QuestionFilter,
  { marked, judged }: Record<'marked' | 'judged', number[]>,
): Listed {
  if (isCorrect === undefined) {
    return isPracticed === undefined ? { kind: 'all' } : { kind: isPracticed ? 'only' : 'without', places: marked };
  }
  const practised = new Set(marked);
  const places = isPracticed === undefined ? judged : judged.filter((place) => practised.has(place) === isPracticed);
  return { kind: 'only', places };
}

const toNumbers = (text: string | null | undefined): number[] => JSON.parse(`[${text ?? ''}]`);

/** Reads the places as one aggregated text, which is several times cheaper than one row each. */
function placesIn(
  table: 'practice_marks' | 'question_results',
  filter: QuestionFilter,
  condition: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`(select string_agg(cast(${sql.ref(`t.${placeColumn(filter)}`)} as text), ',') from ${sql.table(table)} t
    where t.user_id = ${filter.userId} and t.submodule_id = ${filter.submoduleId} ${inLevel(filter, 't')}
      and ${isListed('t')} ${condition})`;
}

/**
 * The places that the reader had answered by `seenUntil`, each with the last time until then. Only questions that were
 * answered since have to be looked up among the attempts.
 */
function seenPlaces(filter: QuestionFilter): RawBuilder<unknown> {
  const until = sql`cast(${filter.seenUntil} as bigint)`;
  return sql`(select string_agg(cast(s.place as text) || ',' || cast(s.seen_at as text), ',') from (
    select ${sql.ref(`t.${placeColumn(filter)}`)} as place, case when t.practiced_at <= ${until} then t.practiced_at
      else (select max(a.created_at) from attempts a where a.user_id = t.user_id and a.question_id = t.question_id
        and a.created_at <= ${until}) end as seen_at
    from question_results t
    where t.user_id = ${filter.userId} and t.submodule_id = ${filter.submoduleId} ${inLevel(filter, 't')}
      and ${isListed('t')}) s where s.seen_at is not null)`;
}

/** The place of a question in its submodule, or in its submodule and the filter's level; null when it has none. */
export async function placeOf(
  db: Db,
  filter: QuestionFilter & { readonly questionId: number },
): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`select ${sql.ref(`q.${placeColumn(filter)}`)} as place from questions q
    where q.question_id = ${filter.questionId} and q.submodule_id = ${filter.submoduleId}
      and ${isListed('q')} ${inLevel(filter, 'q')}`.execute(db);
  return rows[0]?.place ?? null;
}
