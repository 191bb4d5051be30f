import { type RawBuilder, sql } from 'kysely';
import type { DifficultyLevel } from '../../domain/difficulty.ts';

/** User id of a visitor who is not logged in. */
export const visitor = 0;

/** Filter for a submodule's questions, for one reader. */
export interface QuestionFilter {
  /** The account's id, or {@link visitor}, who has no marks. */
  readonly userId: number;
  readonly submoduleId: number;
  readonly difficultyLevel?: DifficultyLevel | undefined;
  /** Absent: both practised and not. */
  readonly isPracticed?: boolean | undefined;
  /** False: missed at least once. True: graded and never missed. Absent: all, including ungraded ones. */
  readonly isCorrect?: boolean | undefined;
  /** True: by ascending id. Absent or false: latest (highest id) first. */
  readonly isAsc?: boolean | undefined;
  /** Seed of a shuffled order; overrides `aim`. */
  readonly shuffle?: number | undefined;
  /** Difficulty in points; the questions nearest to it come first. Overrides `seenUntil`. */
  readonly aim?: number | undefined;
  /** In milliseconds since 1970. Questions never answered by then come first; overrides `isAsc`. */
  readonly seenUntil?: number | undefined;
}

/** By question id, up or down, or one of the orders in which a place has to be computed. */
export function orderOf({ shuffle, aim, seenUntil }: QuestionFilter): 'id' | 'shuffle' | 'aim' | 'seenUntil' {
  if (shuffle !== undefined) return 'shuffle';
  if (aim !== undefined) return 'aim';
  return seenUntil === undefined ? 'id' : 'seenUntil';
}

/** `and difficulty = …` if the filter has a difficulty. `table` is the alias of the table with the column. */
export function inLevel({ difficultyLevel }: QuestionFilter, table: string): RawBuilder<unknown> {
  return difficultyLevel ? sql`and ${sql.ref(`${table}.difficulty`)} = ${difficultyLevel}` : sql``;
}

/** The column with a question's place in its submodule, or in its submodule and level. */
export function placeColumn({ difficultyLevel }: QuestionFilter): 'ord_s' | 'ord_d' {
  return difficultyLevel ? 'ord_d' : 'ord_s';
}

/** Whether a row of a table with places is in lists: withdrawn questions have the place 0. */
export const isListed = (table: string): RawBuilder<unknown> => sql`${sql.ref(`${table}.ord_s`)} > 0`;

/** The value of `missed` that the filter selects. */
export const missedOf = (isCorrect: boolean) => sql.lit(isCorrect ? 0 : 1);

/**
 * When the reader marked question `q`, or null. In PostgreSQL a scalar subquery with a limit is one index lookup per row,
 * while `exists` may be planned as a join over all marks.
 */
export function markOf(userId: number): RawBuilder<unknown> {
  return sql`(select m.practiced_at from practice_marks m
    where m.user_id = ${userId} and m.submodule_id = q.submodule_id and m.question_id = q.question_id limit 1)`;
}

/** A column of the reader's result for question `q`, or null. */
export function resultOf(userId: number, column: 'best_score' | 'practiced_at'): RawBuilder<unknown> {
  return sql`(select ${sql.ref(`r.${column}`)} from question_results r
    where r.user_id = ${userId} and r.submodule_id = q.submodule_id and r.question_id = q.question_id limit 1)`;
}
