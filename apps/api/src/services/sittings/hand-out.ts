import type { ExamTypeRules } from '@rehearse/content';
import type { SittingRow, SlotRow } from '../../db/index.ts';
import { sealQuestion } from '../../domain/question-types/seal.ts';
import { rulesOf } from '../../domain/sittings/exam.ts';
import type { Deps } from '../deps.ts';
import type { Question } from '../questions/question-view.ts';
import { readQuestion } from '../questions/read-question.ts';
import { askedOf, examOf, isSealed, policyOf, updateSlot } from './rows.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'sittings'>;

/** How many chosen questions may turn out to be unusable before the slot is given up. */
const mostTries = 5;

/** A slot with its question. */
export interface HandedOut {
  readonly row: SlotRow;
  readonly question: Question;
}

interface StoredQuestion {
  questionId: number;
  submoduleId: number;
  payload: string;
}

/** A question as the exam shows it: without its keys, without parts that the exam lacks, and without the learner's earlier answers. */
function sealedView({ questionId, submoduleId, payload }: StoredQuestion, rules: ExamTypeRules | undefined) {
  const sealed = sealQuestion(submoduleId, payload);
  if (!sealed) return null;
  const { opening, ...rest } = sealed;
  return {
    ...rest,
    ...(opening && rules?.withOpening && { opening }),
    ...{ id: questionId, questionId, submoduleId },
    ...{ isPracticed: false, userAnswer: null, userRecordingUrl: null },
  };
}

/** Hands out the question that an assignment asks, even if it was withdrawn since the sitting was created. */
async function handOutPlanned(deps: Needs, sitting: SittingRow, row: SlotRow, questionId: number): Promise<HandedOut> {
  const changed = await updateSlot(deps.db, row, { question_id: questionId, handed_out_at: deps.clock.now() });
  return { row: changed, question: await questionOf(deps, sitting, changed) };
}

/**
 * Hands out the question of a slot: the one that was handed out before, as it was then, the one that was planned, or a newly
 * chosen one. Null if there is none.
 */
export async function handOut(
  deps: Needs,
  sitting: SittingRow,
  { row, slots }: { row: SlotRow; slots: readonly SlotRow[] },
): Promise<HandedOut | null> {
  if (row.question_id !== null) return { row, question: await questionOf(deps, sitting, row) };
  if (row.planned_question_id !== null) return handOutPlanned(deps, sitting, row, row.planned_question_id);
  const asked = askedOf(slots);
  const excluded = asked.map(({ questionId }) => questionId);
  const exam = examOf(sitting);
  const rules = exam ? rulesOf(exam, row.submodule_id) : undefined;
  const choice = {
    userId: sitting.user_id,
    sittingId: sitting.sitting_id,
    kind: sitting.kind,
    exam,
    submoduleId: row.submodule_id,
    level: policyOf(sitting).level ?? null,
    isAdaptive: rules?.isAdaptive ?? false,
    asked,
  };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const questionId = await deps.sittings.chooseQuestion(deps, { ...choice, excluded });
    if (questionId === null) return null;
    const stored = await deps.db
      .selectFrom('questions')
      .select('payload')
      .where('question_id', '=', questionId)
      .where('submodule_id', '=', row.submodule_id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    const submoduleId = row.submodule_id;
    const sealed = stored && isSealed(sitting) ? sealedView({ questionId, submoduleId, ...stored }, rules) : null;
    if (stored && (sealed || !isSealed(sitting))) {
      const question = sealed && JSON.stringify(sealed);
      const change = { question_id: questionId, question, handed_out_at: deps.clock.now() };
      const changed = await updateSlot(deps.db, row, change);
      return { row: changed, question: await questionOf(deps, sitting, changed) };
    }
    excluded.push(questionId);
  }
  return null;
}

/** The question of a slot, as it was handed out; in a drill, as it is now. */
async function questionOf({ db }: Needs, { user_id: userId }: SittingRow, row: SlotRow): Promise<Question> {
  if (row.question !== null) return JSON.parse(row.question);
  return readQuestion(db, { userId, questionId: row.question_id ?? 0, submoduleId: row.submodule_id });
}
