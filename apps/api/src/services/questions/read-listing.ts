import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { type Listed, type Listing, listingOf } from '../../domain/listing.ts';
import { inLevel, isListed, missedOf, placeColumn, type QuestionFilter } from './filters.ts';

/** The filtered list, built from stored counters and the reader's own marks and results, independent of the bank's size. */
export async function readListing(db: Db, filter: QuestionFilter): Promise<Listing> {
  const { isPracticed, isCorrect, isAsc = false, shuffle } = filter;
  const { rows } = await sql<{ questions: number; marked: string | null; judged: string | null }>`select
    ${isPracticed === undefined ? sql`null` : placesIn('practice_marks', filter)} as marked,
    ${isCorrect === undefined ? sql`null` : placesIn('question_results', filter, sql`and t.missed = ${missedOf(isCorrect)}`)} as judged,
    (select coalesce(sum(c.n), 0) from question_counts c
      where c.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'c')}) as questions`.execute(db);
  const [row] = rows;
  const listed = listedOf(filter, { marked: toPlaces(row?.marked), judged: toPlaces(row?.judged) });
  return listingOf({ questions: Number(row?.questions ?? 0), isAsc, shuffle }, listed);
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

const toPlaces = (text: string | null | undefined): number[] => JSON.parse(`[${text ?? ''}]`);

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
