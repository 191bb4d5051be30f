import type { zAssignedQuestion } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, QuestionRow } from '../../db/index.ts';
import { summaryOf } from '../../domain/question-summary.ts';

/** A question as a teacher sees it in an assignment, as in the contract. */
export type AssignedQuestion = z.infer<typeof zAssignedQuestion>;

/** A stored question as a teacher sees it. */
export function assignedQuestionView({
  question_id: questionId,
  submodule_id: submoduleId,
  difficulty: level,
  payload,
}: Pick<QuestionRow, 'question_id' | 'submodule_id' | 'difficulty' | 'payload'>): AssignedQuestion {
  const summary = summaryOf(submoduleId, payload);
  return { questionId, submoduleId, level, ...(summary && { summary }) };
}

/** Questions by their ids, also withdrawn ones; unknown ids are absent. */
export async function assignedQuestions(
  db: Db,
  questionIds: readonly number[],
): Promise<Map<number, AssignedQuestion & { readonly isWithdrawn: boolean }>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select(['question_id', 'submodule_id', 'difficulty', 'payload', 'withdrawn_at'])
    .where('question_id', 'in', questionIds)
    .execute();
  return new Map(
    rows.map((row) => [row.question_id, { ...assignedQuestionView(row), isWithdrawn: row.withdrawn_at !== null }]),
  );
}
