import type { Db } from '../../db/index.ts';
import type { AnswerRow } from '../../domain/measurement/index.ts';

/** So many of the learner's latest answers are looked at. */
const LATEST = 40;
const dayMs = 24 * 60 * 60_000;
/** Older answers say little about today's ability. */
const OLDEST_DAYS = 120;

/** A learner's latest graded attempts, newest first, as rows to measure. */
export async function readEarlierAnswers(
  db: Db,
  { userId, now, submoduleId }: { userId: number; now: number; submoduleId?: number },
): Promise<AnswerRow[]> {
  const attempts = await db
    .selectFrom('attempts')
    .select(['attempt_id', 'question_id', 'submodule_id', 'score'])
    .where('user_id', '=', userId)
    .where('created_at', '>=', now - OLDEST_DAYS * dayMs)
    .where('score', 'is not', null)
    .$if(submoduleId !== undefined, (query) => query.where('submodule_id', '=', submoduleId ?? 0))
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute();
  return attempts.map(({ attempt_id, question_id, submodule_id, score }, index) => ({
    slot: index + 1,
    submoduleId: submodule_id,
    questionId: question_id,
    state: 'answered',
    isLate: false,
    score,
    usedSeconds: null,
    seconds: null,
    attemptId: attempt_id,
  }));
}
