import { type CheckedQuestion, checkQuestion } from '@rehearse/question-data';
import type { Db } from '../../db/index.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { PackageError } from './package-error.ts';

/** Which questions a package gets: of this server, by their ids or by type. */
export type QuestionChoice =
  | { readonly ids: readonly number[] }
  | { readonly submoduleId: number; readonly level?: DifficultyLevel | undefined; readonly count: number };

interface Row {
  readonly question_id: number;
  readonly submodule_id: number;
  readonly payload: string;
}

function questionIn({ question_id: questionId, submodule_id: submoduleId, payload }: Row): CheckedQuestion {
  const result = checkQuestion({ ...JSON.parse(payload), questionId, submoduleId });
  if (!result.ok) throw new PackageError(`Question ${questionId} can't be packaged: ${result.problems[0]?.message}`);
  return result.question;
}

/** So many of a list, evenly spread over it. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor(((index + 0.5) * list.length) / count)] as T);
}

const shown = (db: Db) =>
  db.selectFrom('questions').select(['question_id', 'submodule_id', 'payload']).where('withdrawn_at', 'is', null);

async function byIds(db: Db, ids: readonly number[]): Promise<Row[]> {
  const rows = await shown(db)
    .where('question_id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find(({ question_id }) => question_id === id);
    if (!row) throw new PackageError(`There is no question ${id}.`);
    return row;
  });
}

async function byType(
  db: Db,
  { submoduleId, level, count }: Extract<QuestionChoice, { count: number }>,
): Promise<Row[]> {
  const ofType = db
    .selectFrom('questions')
    .select('question_id')
    .where('submodule_id', '=', submoduleId)
    .where('withdrawn_at', 'is', null)
    .orderBy('question_id');
  const found = await (level ? ofType.where('difficulty', '=', level) : ofType).execute();
  if (found.length < count)
    throw new PackageError(`There are only ${found.length} such questions of type ${submoduleId}.`);
  return byIds(
    db,
    spread(found, count).map(({ question_id }) => question_id),
  );
}

/**
 * The questions of a choice, as they are served. By type they are spread evenly over all there are, and the same each time.
 *
 * @throws PackageError when there are no such questions, or too few
 */
export async function chooseQuestions(db: Db, choice: QuestionChoice): Promise<CheckedQuestion[]> {
  const rows = 'ids' in choice ? await byIds(db, choice.ids) : await byType(db, choice);
  return rows.map(questionIn);
}
