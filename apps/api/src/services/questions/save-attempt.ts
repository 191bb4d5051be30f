import { sql } from 'kysely';
import { inTransaction } from '../../db/index.ts';
import { recordResult } from '../../db/record-result.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { queueAnswerGrade } from '../lti/queue-grade.ts';
import { recordAttempt } from '../notebook/index.ts';
import { reserveStorage, type UsageNeeds } from '../usage/usage.ts';

/** An attempt to save. */
export interface NewAttempt {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  readonly kind: 'answer' | 'text' | 'recording' | 'image-writing';
  readonly answer?: string;
  /** Name of an uploaded recording of the same learner. */
  readonly recording?: string;
  readonly score?: number | undefined;
}

/** A saved attempt, as in the contract. */
export interface SavedAttempt {
  attemptId: number;
  /** ISO 8601. */
  createdAt: string;
}

/**
 * Saves an attempt, its result, the notebook changes and grades for schools in one transaction. Every call adds an attempt; repeats are
 * detected by the idempotency key, not here.
 *
 * @throws NotFound when the question does not exist in the submodule, QuotaExceeded when the learner's storage is full
 */
export async function saveAttempt(
  { db, clock, config }: UsageNeeds & { clock: Clock },
  { userId, questionId, submoduleId, kind, answer, recording, score }: NewAttempt,
): Promise<SavedAttempt> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ attempt_id: number }>`insert into attempts
        (user_id, question_id, submodule_id, kind, answer, recording, score, created_at)
      select cast(${userId} as integer), q.question_id, q.submodule_id, cast(${kind} as text),
        cast(${answer ?? null} as text), cast(${recording ?? null} as text),
        cast(${score ?? null} as double precision), cast(${now} as bigint)
      from questions q where q.question_id = ${questionId} and q.submodule_id = ${submoduleId}
      returning attempt_id`.execute(tx);
    if (!rows[0]) throw new NotFound('question.notFound');
    await reserveStorage({ db: tx, config }, userId, { answers: 1, answer_bytes: Buffer.byteLength(answer ?? '') });
    const verdict = await recordAttempt(tx, { userId, questionId, submoduleId, answer, score, now });
    await recordResult(tx, { userId, questionId, verdict, now });
    const attemptId = rows[0].attempt_id;
    const share = verdict?.share ?? null;
    await queueAnswerGrade(tx, { userId, questionId, source: `attempt:${attemptId}`, share, now });
    return { attemptId, createdAt: new Date(now).toISOString() };
  });
}
