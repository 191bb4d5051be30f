import type { APIRequestContext } from '@playwright/test';
import type { AssignedQuestion, AssignmentRequest, AssignmentResults, Sitting } from '@rehearse/api-client';
import type { Learner } from './test.ts';

/** A class with a drill of words. */
export interface SeededClass {
  classId: string;
  assignmentId: string;
  /** The questions of the drill, in order. */
  questions: AssignedQuestion[];
  /** The token of the invitation. */
  token: string;
}

type Data<T> = { data: T };

const post = async <T>(request: APIRequestContext, { token }: Learner, route: string, data: object): Promise<T> => {
  const reply = await request.post(route, { data, headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok()) throw new Error(`${route} answered ${reply.status()}: ${await reply.text()}`);
  return ((await reply.json()) as Data<T>).data;
};

/** Opens a class and gives it a drill of words, with the reviews at the end. */
export async function openClass(
  request: APIRequestContext,
  teacher: Learner,
  { name, title, count }: { name: string; title: string; count: number },
): Promise<SeededClass> {
  const { classId, invitation } = await post<{ classId: string; invitation: { token: string } }>(
    request,
    teacher,
    '/api/classes',
    { name, teacherName: 'Ada Okafor' },
  );
  const { questions } = await post<{ questions: AssignedQuestion[] }>(
    request,
    teacher,
    `/api/classes/${classId}/pick`,
    {
      submoduleId: 1,
      level: 'Easy',
      count,
    },
  );
  const questionIds = questions.map(({ questionId }) => questionId);
  const assignmentId = await assign(request, teacher, classId, {
    ...{ title, task: { kind: 'drill', questionIds, mode: 'timed', review: 'end' } },
  });
  return { classId, assignmentId, questions, token: invitation.token };
}

/** Gives a class a drill or test without a due date, and returns its id. */
export async function assign(
  request: APIRequestContext,
  teacher: Learner,
  classId: string,
  { title, task }: Pick<AssignmentRequest, 'title' | 'task'>,
): Promise<string> {
  const { assignment } = await post<AssignmentResults['taught']>(
    request,
    teacher,
    `/api/classes/${classId}/assignments`,
    { title, task, instructions: null, dueAt: null },
  );
  return assignment.assignmentId;
}

/** Joins a class. */
export const joinClass = (
  request: APIRequestContext,
  learner: Learner,
  token: string,
  name: string,
): Promise<unknown> => post(request, learner, '/api/classes/join', { token, name });

/** Does the drill of a class from begin to end, with the same answer to every word. */
export async function doDrill(
  request: APIRequestContext,
  learner: Learner,
  { classId, assignmentId, questions }: SeededClass,
): Promise<void> {
  const route = `/api/classes/${classId}/assignments/${assignmentId}/start`;
  const { sittingId } = await post<Sitting>(request, learner, route, {});
  const sitting = `/api/sittings/${sittingId}`;
  await post(request, learner, `${sitting}/start`, {});
  for (const [index, { questionId, submoduleId }] of questions.entries()) {
    await post(request, learner, `${sitting}/slots/${index + 1}/open`, {});
    await post(request, learner, '/questions/answer', { questionId, submoduleId, answer: 'yes' });
    const answered = { questionId, usedSeconds: 1, answer: 'yes', score: 1 };
    await post(request, learner, `${sitting}/slots/${index + 1}/answer`, answered);
  }
  await post(request, learner, `${sitting}/finish`, {});
}
