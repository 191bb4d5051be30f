import { type RawBuilder, sql } from 'kysely';
import type { DifficultyLevel } from '../../domain/difficulty.ts';

/** User id of a reader who is not signed in. */
export const visitor = 0;

/** Questions of one submodule as one reader sees them. */
export interface QuestionFilter {
  /** {@link visitor}, who has no marks, or an account's. */
  readonly userId: number;
  readonly submoduleId: number;
  readonly difficultyLevel?: DifficultyLevel | undefined;
  /** Absent: practised or not. */
  readonly isPracticed?: boolean | undefined;
  /** False: missed at least once. True: judged, and never missed. Absent: both, and those that were never judged. */
  readonly isCorrect?: boolean | undefined;
  /** True: by question number. Absent or false: latest, which is the highest number, first. */
  readonly isAsc?: boolean | undefined;
  /** Seed of a shuffled order, which goes before `isAsc`. */
  readonly shuffle?: number | undefined;
}

/** `and difficulty = …` when the filter asks for one. `table` is the alias of the table that has the column. */
export function inLevel({ difficultyLevel }: QuestionFilter, table: string): RawBuilder<unknown> {
  return difficultyLevel ? sql`and ${sql.ref(`${table}.difficulty`)} = ${difficultyLevel}` : sql``;
}

/** Name of the column that counts the questions of the filter's submodule, or submodule and level, from 1. */
export function placeColumn({ difficultyLevel }: QuestionFilter): 'ord_s' | 'ord_d' {
  return difficultyLevel ? 'ord_d' : 'ord_s';
}

/** `missed` of the results that the filter keeps. */
export const missedOf = (isCorrect: boolean) => sql.lit(isCorrect ? 0 : 1);

/**
 * When the reader marked question `q`, or null. A scalar subquery with a limit stays one index look-up per row in
 * PostgreSQL, where `exists` may become a join over all marks.
 */
export function markOf(userId: number): RawBuilder<unknown> {
  return sql`(select m.practiced_at from practice_marks m
    where m.user_id = ${userId} and m.submodule_id = q.submodule_id and m.question_id = q.question_id limit 1)`;
}

/** A column of the reader's result at question `q`, or null. */
export function resultOf(userId: number, column: 'best_score' | 'practiced_at'): RawBuilder<unknown> {
  return sql`(select ${sql.ref(`r.${column}`)} from question_results r
    where r.user_id = ${userId} and r.submodule_id = q.submodule_id and r.question_id = q.question_id limit 1)`;
}
