import type { zQuestionListItem, zQuestionPage } from '@rehearse/api-client/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';
import { summaryOf } from '../../domain/question-summary.ts';
import { inLevel, markOf, placeColumn, type QuestionFilter, resultOf, visitor } from './filters.ts';
import { type ListingNeeds, readListing } from './read-listing.ts';

/** A row of the question list, as in the contract. */
export type QuestionListItem = z.infer<typeof zQuestionListItem>;

/** A page of the list, with the optional filters that this server supports. */
export type QuestionListPage = Page<QuestionListItem> & Pick<z.infer<typeof zQuestionPage>, 'offers'>;

interface ItemRow {
  place: number;
  question_id: number;
  submodule_id: number;
  module_id: number;
  difficulty: DifficultyLevel;
  payload: string;
  marked_at: number | null;
  best_score: number | null;
  practiced_at: number | null;
}

/**
 * A page of a submodule's questions. Its cost does not grow with the bank: totals are stored counters, and the places of a
 * page are computed and then looked up in an index.
 */
export async function listQuestions(
  needs: ListingNeeds,
  request: QuestionFilter & PageRequest,
): Promise<QuestionListPage> {
  const listing = await readListing(needs, request);
  const places = listing.placesFrom(offsetOf(request), request.size);
  const rows = places.length === 0 ? [] : await rowsAt(needs.db, request, places);
  return { ...pageOf(rows.map(toItem), listing.total, request), offers: offersFor(request) };
}

/** Visitors have no level, and have answered nothing. */
const offersFor = ({ userId }: QuestionFilter): QuestionListPage['offers'] =>
  userId === visitor ? ['isCorrect', 'shuffle'] : ['isCorrect', 'shuffle', 'aim', 'seenUntil'];

async function rowsAt(db: Db, filter: QuestionFilter, places: readonly number[]): Promise<ItemRow[]> {
  const { userId, submoduleId } = filter;
  const place = sql.ref(`q.${placeColumn(filter)}`);
  const { rows } = await sql<ItemRow>`select ${place} as place, q.question_id, q.submodule_id, q.module_id,
      q.difficulty, q.payload, ${markOf(userId)} as marked_at,
      ${resultOf(userId, 'best_score')} as best_score, ${resultOf(userId, 'practiced_at')} as practiced_at
    from questions q
    where q.submodule_id = ${submoduleId} ${inLevel(filter, 'q')}
      and ${place} in (${sql.join(places)})`.execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return places.flatMap((wanted) => byPlace.get(wanted) ?? []);
}

function toItem(row: ItemRow): QuestionListItem {
  const practicedAt = Math.max(Number(row.marked_at ?? 0), Number(row.practiced_at ?? 0));
  const summary = summaryOf(row.submodule_id, row.payload);
  return {
    questionId: row.question_id,
    submoduleId: row.submodule_id,
    moduleId: row.module_id,
    isPracticed: row.marked_at !== null,
    difficultyLevel: row.difficulty,
    ...(summary && { summary }),
    bestScore: row.best_score,
    practicedAt: practicedAt === 0 ? null : new Date(practicedAt).toISOString(),
  };
}
