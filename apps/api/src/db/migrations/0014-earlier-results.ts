import type { Db } from '../types.ts';

const batchSize = 500;

/** A batch of attempts after this one, oldest first, each with its question. */
const attemptsAfter = (db: Db, attemptId: number) =>
  db
    .selectFrom('attempts as a')
    .innerJoin('questions as q', 'q.question_id', 'a.question_id')
    .select(['a.attempt_id', 'a.user_id', 'a.question_id', 'a.submodule_id', 'a.answer', 'a.score', 'a.created_at'])
    .select('q.payload')
    .where('a.attempt_id', '>', attemptId)
    .orderBy('a.attempt_id')
    .limit(batchSize)
    .execute();

/** Backfills the results of attempts that were stored before results existed. */
export async function earlierResults(db: Db): Promise<void> {
  let attempts = await attemptsAfter(db, 0);
  if (attempts.length === 0) return;
  // Loaded only when needed: grading pulls in the question bank's code, and a new store has no attempts.
  const { verdictOf } = await import('../../domain/misses/index.ts');
  const { recordResult } = await import('../record-result.ts');
  while (attempts.length > 0) {
    for (const { user_id: userId, question_id: questionId, submodule_id: submoduleId, ...attempt } of attempts) {
      const { payload, answer, score } = attempt;
      const verdict = verdictOf({ submoduleId, payload, answer: answer ?? undefined, score: score ?? undefined });
      await recordResult(db, { userId, questionId, verdict, now: Number(attempt.created_at) });
    }
    attempts = await attemptsAfter(db, attempts.at(-1)?.attempt_id ?? 0);
  }
}
