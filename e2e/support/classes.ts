import type { APIRequestContext } from '@playwright/test';
import type { AssignedQuestion, AssignmentResults } from '@rehearse/api-client';
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
  const { assignment } = await post<AssignmentResults['taught']>(
    request,
    teacher,
    `/api/classes/${classId}/assignments`,
    {
      ...{ title, instructions: null, dueAt: null },
      task: { kind: 'drill', questionIds: questions.map(({ questionId }) => questionId), mode: 'timed', review: 'end' },
    },
  );
  return { classId, assignmentId: assignment.assignmentId, questions, token: invitation.token };
}

/** Joins a class. */
export const joinClass = (
  request: APIRequestContext,
  learner: Learner,
  token: string,
  name: string,
): Promise<unknown> => post(request, learner, '/api/classes/join', { token, name });
