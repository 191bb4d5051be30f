import type { QuestionRecord } from '@rehearse/content';
import type { Db, QuestionRow } from '../../db/index.ts';
import { priorOfLevel } from '../../domain/measurement/priors.ts';
import type { KindReport } from './report.ts';
import { storePriors } from './store-priors.ts';

/** A record with its line in the pack. */
export interface Located<Record> {
  readonly record: Record;
  readonly line: number;
}

/** A record that conflicts with the store or with another record of the pack. */
export class PackConflictError extends Error {
  override readonly name = 'PackConflictError';
  /** Line of the decompressed file, from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(`Line ${line} of the content pack: ${message}`);
    this.line = line;
  }
}

/**
 * Inserts and updates a batch of questions. New questions have no place yet: their submodules are added to `touched` and
 * must be reordered before the transaction ends. A withdrawn question is shown again.
 *
 * @throws PackConflictError when a question's id belongs to another submodule
 */
export async function importQuestions(
  db: Db,
  batch: readonly Located<QuestionRecord>[],
  { now, report, touched }: { now: number; report: KindReport; touched: Set<number> },
): Promise<void> {
  const ids = batch.map(({ record }) => record.questionId);
  const stored = await db
    .selectFrom('questions')
    .select(['question_id', 'submodule_id', 'module_id', 'difficulty', 'payload', 'withdrawn_at'])
    .where('question_id', 'in', ids)
    .execute();
  const known = new Map(stored.map((row) => [row.question_id, row]));
  const added: QuestionRow[] = [];
  for (const { record, line } of batch) {
    const row = toRow(record, now);
    const before = known.get(row.question_id);
    if (!before) added.push(row);
    else if (before.submodule_id !== row.submodule_id)
      throw new PackConflictError(
        line,
        `question ${row.question_id} belongs to submodule ${before.submodule_id} and can't move to ${row.submodule_id}. Give it a new id.`,
      );
    else if (isSame(before, row)) report.unchanged += 1;
    else {
      await update(db, row);
      report.changed += 1;
      if (before.difficulty !== row.difficulty || before.withdrawn_at !== null) touched.add(row.submodule_id);
    }
  }
  if (added.length > 0) await db.insertInto('questions').values(added).execute();
  report.added += added.length;
  for (const row of added) touched.add(row.submodule_id);
  const priors = batch.map(({ record: { questionId, difficulty, measured } }) => ({
    questionId,
    ...(measured ?? priorOfLevel(difficulty)),
  }));
  await storePriors(db, priors, now);
}

function toRow({ questionId, submoduleId, moduleId, difficulty, payload }: QuestionRecord, now: number): QuestionRow {
  return {
    question_id: questionId,
    submodule_id: submoduleId,
    module_id: moduleId,
    difficulty,
    payload: JSON.stringify(payload),
    ord_s: 0,
    ord_d: 0,
    created_at: now,
    updated_at: now,
    withdrawn_at: null,
  };
}

function isSame(
  before: Pick<QuestionRow, 'module_id' | 'difficulty' | 'payload' | 'withdrawn_at'>,
  after: QuestionRow,
) {
  return (
    before.module_id === after.module_id &&
    before.difficulty === after.difficulty &&
    before.payload === after.payload &&
    before.withdrawn_at === null
  );
}

async function update(db: Db, { question_id, module_id, difficulty, payload, updated_at }: QuestionRow) {
  await db
    .updateTable('questions')
    .set({ module_id, difficulty, payload, updated_at, withdrawn_at: null })
    .where('question_id', '=', question_id)
    .execute();
}
