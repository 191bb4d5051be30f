import type { zExam } from '@rehearse/api-client/schemas';
import type { ExamProfile } from '@rehearse/content';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { type BankCounts, blocksOf, retiredTypesOf } from '../../domain/sittings/exam.ts';

/** An exam, as in the contract. */
export type Exam = z.infer<typeof zExam>;

const forms = ['full', 'short'] as const;

/** How many questions the bank has of each type, or of each type and level. */
export async function countBank(db: Db, level?: DifficultyLevel): Promise<BankCounts> {
  const rows = await db
    .selectFrom('question_counts')
    .select((select) => ['submodule_id', select.fn.sum<number>('n').as('n')])
    .$if(level !== undefined, (query) => query.where('difficulty', '=', level ?? 'Easy'))
    .groupBy('submodule_id')
    .execute();
  return new Map(rows.map(({ submodule_id, n }) => [submodule_id, Number(n)]));
}

function examView(exam: ExamProfile, counts: BankCounts): Exam[] {
  const offered = forms.flatMap((form) => {
    const blocks = blocksOf(exam, form, counts).map(({ submoduleId, least, most, rules }) => ({
      ...{ submoduleId, least, most, seconds: rules.seconds },
      ...(rules.preparationSeconds && { preparationSeconds: rules.preparationSeconds }),
      ...(rules.secondPartSeconds && { secondPartSeconds: rules.secondPartSeconds }),
    }));
    return blocks.length === 0 ? [] : [{ form, minutes: exam.forms[form].minutes, blocks }];
  });
  if (offered.length === 0) return [];
  const { id: examId, version, name, since, checkedOn, facts } = exam;
  const sources = facts.map(({ fact, url, date }) => ({ fact, url, date }));
  const retired = retiredTypesOf(exam);
  return [
    {
      ...{ examId, version, name, since, checkedOn, forms: offered },
      ...(retired.length > 0 && { retired }),
      ...(sources.length > 0 && { sources }),
    },
  ];
}

/** The exams that mock tests follow, newest first, with the types that the bank has. */
export async function listExams({ db, exams }: { db: Db; exams: readonly ExamProfile[] }): Promise<{ exams: Exam[] }> {
  const counts = await countBank(db);
  return { exams: exams.flatMap((exam) => examView(exam, counts)) };
}
