import { randomUUID } from 'node:crypto';
import type { zAssignmentRequest } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import { mostAssignments } from '../../domain/classes/limits.ts';
import { trimmed, trimmedOrNull } from '../../domain/classes/names.ts';
import type { StoredTask } from '../../domain/classes/task.ts';
import { Conflict, InvalidInput } from '../../domain/errors.ts';
import { blocksOf, minutesOf, slotsOfQuestions } from '../../domain/sittings/exam.ts';
import type { Deps } from '../deps.ts';
import { countBank } from '../sittings/exams.ts';
import { type ClassKey, lockAccount, lockTaughtClass } from './access.ts';
import { assignedQuestions } from './assigned-questions.ts';
import { type TaughtAssignment, taughtAssignmentView } from './views.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'limits' | 'exams'>;
type Request = z.infer<typeof zAssignmentRequest>;

interface PlannedTask {
  readonly task: StoredTask;
  readonly minutes: number;
}

/** What a teacher may change of an assignment. */
export type AssignmentTexts = Pick<Request, 'title' | 'instructions' | 'dueAt'>;

/** The texts and the due date, as they are stored. */
export const textsOf = ({ title, instructions, dueAt }: AssignmentTexts) => ({
  title: trimmed(title, 'title'),
  instructions: trimmedOrNull(instructions),
  due_at: dueAt === null ? null : Date.parse(dueAt),
});

async function planDrill(
  { db }: Needs,
  { kind, questionIds, mode, review }: Extract<Request['task'], { kind: 'drill' }>,
): Promise<PlannedTask> {
  const found = await assignedQuestions(db, questionIds);
  const questions = questionIds.map((questionId) => {
    const question = found.get(questionId);
    if (!question || question.isWithdrawn) throw new InvalidInput('question.notFound', { field: 'task.questionIds' });
    return { questionId, submoduleId: question.submoduleId };
  });
  return { task: { kind, questions, mode, review }, minutes: minutesOf(slotsOfQuestions(questions, mode)) };
}

async function planTest(
  { db, exams }: Needs,
  { kind, examId, form }: Extract<Request['task'], { kind: 'test' }>,
): Promise<PlannedTask> {
  const exam = exams.find(({ id }) => id === examId);
  if (!exam) throw new InvalidInput('exam.notFound', { field: 'task.examId' });
  if (blocksOf(exam, form, await countBank(db)).length === 0) throw new Conflict('sitting.noQuestions');
  return { task: { kind, examId, form, name: exam.name }, minutes: exam.forms[form].minutes };
}

async function assertMayAssign(db: Db, classId: string): Promise<void> {
  const { n } = await db
    .selectFrom('class_assignments')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  if (Number(n) >= mostAssignments)
    throw new Conflict('class.tooManyAssignments', { params: { max: mostAssignments } });
}

/**
 * Gives a class an assignment. The questions of a drill are the same for everyone.
 *
 * @throws NotFound, InvalidInput when a question or the exam is unknown or the title is empty, Conflict when the class has too many
 *   assignments or there are no questions for the test, LimitReached
 */
export async function createAssignment(
  deps: Needs,
  { userId, classId, ...request }: ClassKey & Request,
): Promise<TaughtAssignment> {
  const texts = textsOf(request);
  await deps.limits.consume('classPerAccount', String(userId));
  return inTransaction(deps.db, async (db) => {
    await lockAccount(db, userId);
    await lockTaughtClass(db, { userId, classId });
    await assertMayAssign(db, classId);
    const inside = { ...deps, db };
    const { task, minutes } = await (request.task.kind === 'drill'
      ? planDrill(inside, request.task)
      : planTest(inside, request.task));
    const row = await db
      .insertInto('class_assignments')
      .values({
        ...{ assignment_id: randomUUID(), class_id: classId, user_id: userId, ...texts },
        ...{ minutes, task: JSON.stringify(task), created_at: deps.clock.now() },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return taughtAssignmentView(db, row);
  });
}
