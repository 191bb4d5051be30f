import { type Db, sql } from '../../db/index.ts';
import { sealQuestion } from '../../domain/question-types/seal.ts';
import { type Question, type QuestionViewRow, toQuestion } from './question-view.ts';

/** Ids of the questions that a learner was handed out in tests that are not finished; their keys stay on the server. */
export const sealedIds = (db: Db, userId: number) =>
  db
    .selectFrom('sitting_slots')
    .innerJoin('sittings', 'sittings.sitting_id', 'sitting_slots.sitting_id')
    .select('sitting_slots.question_id')
    .where('sitting_slots.user_id', '=', userId)
    .where('sitting_slots.question_id', 'is not', null)
    .where('sittings.kind', '<>', 'drill')
    .where('sittings.state', 'in', ['running', 'paused']);

/** Whether an unfinished test of a learner asks this question. */
export async function isSealedFor(db: Db, userId: number, questionId: number): Promise<boolean> {
  const sealed = await sealedIds(db, userId).where(sql.ref('sitting_slots.question_id'), '=', questionId).execute();
  return sealed.length > 0;
}

/** A question as its reader may see it now: without its keys while an unfinished test asks it. */
export async function viewFor(db: Db, userId: number, row: QuestionViewRow): Promise<Question> {
  if (!(await isSealedFor(db, userId, row.question_id))) return toQuestion(row);
  const { question_id: questionId, submodule_id: submoduleId, module_id: moduleId, payload, mark } = row;
  return {
    ...sealQuestion(submoduleId, payload),
    ...{ id: questionId, questionId, submoduleId, moduleId, isPracticed: mark !== null },
    ...{ userAnswer: null, userRecordingUrl: null },
  };
}
