import { sql } from 'kysely';
import type { Verdict } from '../domain/misses/index.ts';
import type { Db } from './types.ts';

/** A graded attempt. */
export interface NewResult {
  readonly userId: number;
  readonly questionId: number;
  /** Null when the attempt can't be graded. */
  readonly verdict: Verdict | null;
  readonly now: number;
}

/**
 * Updates the learner's best score for a question, whether it was ever missed, and when it was last practised. Scores are
 * shares of the points (0 to 1), null where answers are not scored. Call it in the transaction that saves the attempt.
 */
export async function recordResult(db: Db, { userId, questionId, verdict, now }: NewResult): Promise<void> {
  const missed = verdict && (verdict.miss ? 1 : 0);
  await sql`insert into question_results
      (user_id, submodule_id, question_id, difficulty, ord_s, ord_d, best_score, missed, practiced_at)
    select cast(${userId} as integer), q.submodule_id, q.question_id, q.difficulty, q.ord_s, q.ord_d,
      cast(${verdict?.share ?? null} as double precision), cast(${missed} as integer), cast(${now} as bigint)
    from questions q where q.question_id = ${questionId}
    on conflict (user_id, submodule_id, question_id) do update set
      best_score = case when question_results.best_score is null or excluded.best_score > question_results.best_score
        then excluded.best_score else question_results.best_score end,
      missed = case when question_results.missed is null or excluded.missed = 1
        then excluded.missed else question_results.missed end,
      practiced_at = case when excluded.practiced_at > question_results.practiced_at
        then excluded.practiced_at else question_results.practiced_at end`.execute(db);
}
