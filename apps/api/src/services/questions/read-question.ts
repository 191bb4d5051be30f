import { type Db, sql } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { type Question, type QuestionViewRow, selectQuestion } from './question-view.ts';
import { viewFor } from './sealed.ts';

/** A question and its reader. */
export interface QuestionKey {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
}

/**
 * One question with the reader's mark and latest answer and recording, even if it was withdrawn.
 *
 * @throws NotFound when the question does not exist in the submodule
 */
export async function readQuestion(db: Db, { userId, questionId, submoduleId }: QuestionKey): Promise<Question> {
  const { rows } = await sql<QuestionViewRow>`${selectQuestion(userId)}
    where q.question_id = ${questionId} and q.submodule_id = ${submoduleId}`.execute(db);
  if (!rows[0]) throw new NotFound('question.notFound');
  return viewFor(db, userId, rows[0]);
}
