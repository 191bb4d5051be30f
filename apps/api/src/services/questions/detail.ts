import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { type Question, selectQuestion, toQuestion } from './question-view.ts';

/**
 * One question with the reader's mark and latest answer and recording.
 *
 * @throws NotFound when the question does not exist in the submodule or was withdrawn
 */
export async function getQuestion(
  { db }: { db: Db },
  { userId, questionId, submoduleId }: { userId: number; questionId: number; submoduleId: number },
): Promise<Question> {
  const { rows } = await sql<Parameters<typeof toQuestion>[0]>`${selectQuestion(userId)}
    where q.question_id = ${questionId} and q.submodule_id = ${submoduleId} and q.withdrawn_at is null`.execute(db);
  if (!rows[0]) throw new NotFound('question.notFound');
  return toQuestion(rows[0]);
}
