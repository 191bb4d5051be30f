import type { zAssignmentResults, zMemberAnswer } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { AssignmentRow, Db } from '../../db/index.ts';
import { type AnswerOutcome, outcomeOf } from '../../domain/classes/outcome.ts';
import type { QuestionMiss } from '../../domain/classes/question-miss.ts';
import { questionsOf, taskOf } from '../../domain/classes/task.ts';
import { groupBy } from '../../domain/group-by.ts';
import type { Deps } from '../deps.ts';
import { type AssignmentKey, readAssignment, taughtClass } from './access.ts';
import { assignedQuestions } from './assigned-questions.ts';
import { type AnswerCounts, parseMisses, type QuestionResult, questionResult } from './question-results.ts';
import { membersOf, taughtAssignmentView } from './views.ts';
import { progressOf, selectWorks, worksBy } from './works.ts';

/** The results of an assignment, as in the contract. */
export type AssignmentResults = z.infer<typeof zAssignmentResults>;

interface Answer {
  readonly sittingId: string;
  readonly score: number | null;
  /** As the teacher sees it. */
  readonly view: z.infer<typeof zMemberAnswer>;
}

/** What became of each question of finished sittings, without the answers themselves. */
async function answersOf(db: Db, sittingIds: readonly string[]): Promise<Answer[]> {
  if (sittingIds.length === 0) return [];
  const rows = await db
    .selectFrom('sitting_slots')
    .select(['sitting_id', 'slot', 'submodule_id', 'question_id', 'planned_question_id', 'state', 'score'])
    .where('sitting_id', 'in', sittingIds)
    .orderBy('slot')
    .execute();
  return rows.map((row) => ({
    ...{ sittingId: row.sitting_id, score: row.score },
    view: {
      ...{ slot: row.slot, submoduleId: row.submodule_id },
      questionId: row.question_id ?? row.planned_question_id,
      outcome: outcomeOf(row),
    },
  }));
}

function countsOf(answers: readonly Answer[]): AnswerCounts {
  const of = (...outcomes: AnswerOutcome[]) => answers.filter(({ view }) => outcomes.includes(view.outcome));
  const graded = of('right', 'partly', 'wrong');
  return {
    ...{ answers: graded.length, right: of('right').length },
    points: graded.reduce((sum, { score }) => sum + (score ?? 0), 0),
    ...{ ungraded: of('ungraded').length, missed: of('missed').length },
  };
}

async function resultsOfQuestions(
  db: Db,
  row: AssignmentRow,
  { answers, misses }: { answers: readonly Answer[]; misses: readonly QuestionMiss[] },
): Promise<QuestionResult[]> {
  const ids = questionsOf(taskOf(row)).map(({ questionId }) => questionId);
  const questions = await assignedQuestions(db, ids);
  return ids.flatMap((id) => {
    const question = questions.get(id);
    if (!question) return [];
    const counts = countsOf(answers.filter(({ view }) => view.questionId === id));
    return [questionResult(question, counts, misses)];
  });
}

/**
 * An assignment with the results of each member and each question.
 *
 * @throws NotFound, LimitReached
 */
export async function getAssignmentResults(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  key: AssignmentKey,
): Promise<AssignmentResults> {
  const { name: className } = await taughtClass(db, key);
  const row = await readAssignment(db, key);
  await limits.consume('classResultsPerAccount', String(key.userId));
  const begun = await selectWorks(db).where('w.assignment_id', '=', key.assignmentId).execute();
  const works = await worksBy(db, begun, ({ member_id }) => member_id);
  const done = [...works.values()].map(({ shown }) => shown).filter(({ finished_at }) => finished_at !== null);
  const answers = await answersOf(
    db,
    done.map(({ sitting_id }) => sitting_id),
  );
  const bySitting = groupBy(answers, ({ sittingId }) => sittingId);
  const members = await membersOf(db, key.classId);
  return {
    className,
    taught: await taughtAssignmentView(db, row),
    members: members.map(({ member_id: memberId, name }) => {
      const work = works.get(memberId);
      const own = work ? (bySitting.get(work.shown.sitting_id) ?? []) : [];
      return {
        ...{ memberId, name, progress: progressOf(work, row.due_at) },
        answers: own.map(({ view }) => view),
      };
    }),
    questions: await resultsOfQuestions(db, row, { answers, misses: done.flatMap(parseMisses) }),
  };
}
