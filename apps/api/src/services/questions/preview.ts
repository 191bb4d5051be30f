import type { zPreviewItem } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { previewChoices } from '../../domain/preview.ts';
import { getQuestion } from './detail.ts';
import { visitor } from './filters.ts';
import type { Question } from './question-view.ts';

/** A preview question, as in the contract. */
export type PreviewItem = z.infer<typeof zPreviewItem>;

/** The questions available without an account, in the order of {@link previewChoices}. */
export async function listPreview({ db }: { db: Db }): Promise<PreviewItem[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['question_id', 'submodule_id', 'module_id', 'difficulty'])
    .where(({ or, and }) =>
      or(previewChoices.map(({ submoduleId, difficulty }) => and({ submodule_id: submoduleId, difficulty, ord_d: 1 }))),
    )
    .execute();
  const chosen = previewChoices.flatMap(
    ({ submoduleId, difficulty }) =>
      rows.find((row) => row.submodule_id === submoduleId && row.difficulty === difficulty) ?? [],
  );
  return chosen.map((row, index) => ({
    number: index + 1,
    questionId: row.question_id,
    submoduleId: row.submodule_id,
    moduleId: row.module_id,
    difficultyLevel: row.difficulty,
  }));
}

/**
 * A preview question.
 *
 * @throws NotFound when the number is beyond the list
 */
export async function getPreviewQuestion(deps: { db: Db }, number: number): Promise<Question> {
  const item = (await listPreview(deps))[number - 1];
  if (!item) throw new NotFound('question.notFound');
  return getQuestion(deps, { ...item, userId: visitor });
}
