import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Question } from './question-view.ts';
import { type QuestionKey, readQuestion } from './read-question.ts';

/**
 * One question with the reader's mark and latest answer and recording; without its keys while an unfinished test asks it.
 *
 * @throws NotFound when the question does not exist in the submodule or was withdrawn
 */
export async function getQuestion({ db }: { db: Db }, key: QuestionKey): Promise<Question> {
  const shown = await db
    .selectFrom('questions')
    .select('question_id')
    .where('question_id', '=', key.questionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!shown) throw new NotFound('question.notFound');
  return readQuestion(db, key);
}
