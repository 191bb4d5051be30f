import { tired } from '../../testing/exam-questions.ts';
import type { TestServer } from '../../testing/index.ts';
import { createTaker, type Taker } from '../sittings/sittings.fixtures.ts';

/** Questions of the small bank: three words, of which `yes` is right, and a sentence. */
export const words = [100_001, 100_002, 100_003] as const;
export const sentence = 1_000_001;
export const essay = 1_400_001;

/** A drill of some questions. */
export const drillOf = (...questionIds: number[]) => ({
  ...{ title: 'Words', instructions: null, dueAt: null },
  task: { kind: 'drill', questionIds, mode: 'timed', review: 'each' },
});

/** A short test of the small exam. */
export const shortTest = {
  ...{ title: 'A short test', instructions: 'In one go, please.', dueAt: '2030-01-16T12:00:00.000Z' },
  task: { kind: 'test', examId: 'small', form: 'short' },
};

/** The calls of a teacher or member about one class. */
export function createPupil(taker: Taker, classId: string) {
  const path = `/api/classes/${classId}`;
  return {
    ...taker,
    path,
    assign: (assignment: object) => taker.post(`${path}/assignments`, assignment),
    take: (assignmentId: string, body: object = {}) => taker.post(`${path}/assignments/${assignmentId}/start`, body),
    results: async (assignmentId: string) => (await taker.get(`${path}/assignments/${assignmentId}`)).body.data,
    leave: () => taker.post(`${path}/leave`),
    readClass: async () => (await taker.get(path)).body.data,
    /** Does an assigned drill with one answer to each question; null gives none. */
    async doDrill(assignmentId: string, answers: readonly (string | null)[]): Promise<string> {
      const { sittingId } = (await this.take(assignmentId)).body.data;
      await taker.start(sittingId);
      for (const [index, answer] of answers.entries()) {
        const { current } = await taker.ask(sittingId, index + 1);
        const { questionId } = current.question;
        const { submoduleId } = current;
        if (answer !== null)
          await taker.post(submoduleId === 14 ? '/questions/text' : '/questions/answer', {
            ...{ questionId, submoduleId, answer },
          });
        await taker.answer(sittingId, index + 1, { questionId, ...(answer !== null && { answer, score: 1 }) });
      }
      await taker.finish(sittingId);
      return sittingId;
    },
  };
}

/** A teacher or member with a class. */
export type Pupil = ReturnType<typeof createPupil>;

/** A class with its teacher and a way to add members. */
export async function openClass(server: TestServer) {
  const teacher = createTaker(server, await server.signIn());
  const opened = await teacher.post('/api/classes', { name: ' Monday  group ', teacherName: 'Ms. Tan' });
  const { classId, invitation } = opened.body.data;
  return {
    classId: classId as string,
    token: invitation.token as string,
    teacher: createPupil(teacher, classId),
    async join(name: string): Promise<Pupil> {
      const taker = createTaker(server, await server.signIn());
      server.clock.advance({ ms: 1 });
      await taker.post('/api/classes/join', { token: invitation.token, name });
      return createPupil(taker, classId);
    },
  };
}

/** The right answer to the sentence. */
export const rightSentence = tired;
/** A wrong one: `tiled`. */
export const wrongSentence = JSON.stringify([['', '', 'l', 'e', 'd']]);
