import { type RawBuilder, sql } from 'kysely';
import type { DifficultyLevel } from '../../db/index.ts';

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
  /** True: by question number. Absent or false: latest, which is the highest number, first. */
  readonly isAsc?: boolean | undefined;
}

/** `and difficulty = …` when the filter asks for one. `table` is the alias of the table that has the column. */
export function inLevel({ difficultyLevel }: QuestionFilter, table: string): RawBuilder<unknown> {
  return difficultyLevel ? sql`and ${sql.ref(`${table}.difficulty`)} = ${difficultyLevel}` : sql``;
}

/** Name of the column that counts the questions of the filter's submodule, or submodule and level, from 1. */
export function placeColumn({ difficultyLevel }: QuestionFilter): 'ord_s' | 'ord_d' {
  return difficultyLevel ? 'ord_d' : 'ord_s';
}

/**
 * The reader's mark on question `q`: 1 or null. A scalar subquery with a limit stays one index look-up per row in
 * PostgreSQL, where `exists` may become a join over all marks.
 */
export function markOf(userId: number): RawBuilder<unknown> {
  return sql`(select 1 from practice_marks m
    where m.user_id = ${userId} and m.submodule_id = q.submodule_id and m.question_id = q.question_id limit 1)`;
}
