import type { zAttemptCorrection, zPastAttempt } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { recordingUrl } from '../../domain/media.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';
import { reportOf } from '../corrections/view.ts';

/** An attempt, as in the contract. */
export type PastAttempt = z.infer<typeof zPastAttempt>;

/** Filter for a learner's attempts at a question. */
export interface AttemptFilter extends PageRequest {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
}

/** The reports of attempts, by attempt; of several, the latest. */
async function correctionsOf(
  db: Db,
  attemptIds: readonly number[],
): Promise<Map<number, z.infer<typeof zAttemptCorrection>>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('corrections')
    .select(['attempt_id', 'correction_id', 'report'])
    .where('attempt_id', 'in', attemptIds)
    .where('state', '=', 'done')
    .orderBy('finished_at')
    .execute();
  return new Map(
    rows.map((row) => [row.attempt_id, { correctionId: row.correction_id, overall: reportOf(row)?.overall ?? null }]),
  );
}

/** A page of a learner's own attempts at a question, latest first. Empty for an unknown question. */
export async function listAttempts({ db }: { db: Db }, filter: AttemptFilter): Promise<Page<PastAttempt>> {
  const attempts = db
    .selectFrom('attempts')
    .where('user_id', '=', filter.userId)
    .where('question_id', '=', filter.questionId)
    .where('submodule_id', '=', filter.submoduleId);
  const { n } = await attempts.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await attempts
    .select(['attempt_id', 'kind', 'answer', 'recording', 'score', 'created_at'])
    .orderBy('attempt_id', 'desc')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();
  const corrections = await correctionsOf(
    db,
    rows.map(({ attempt_id }) => attempt_id),
  );
  const content = rows.map((row) => {
    const correction = corrections.get(row.attempt_id);
    return {
      attemptId: row.attempt_id,
      kind: row.kind,
      answer: row.answer,
      recordingUrl: row.recording === null ? null : recordingUrl(row.recording),
      score: row.score,
      createdAt: new Date(Number(row.created_at)).toISOString(),
      ...(correction && { correction }),
    };
  });
  return pageOf(content, Number(n), filter);
}
