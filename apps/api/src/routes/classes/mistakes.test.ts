import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { startExamServer } from '../sittings/sittings.fixtures.ts';
import {
  drillOf,
  essay,
  openClass,
  type Pupil,
  rightSentence,
  sentence,
  words,
  wrongSentence,
} from './classes.fixtures.ts';

const faulty = 'My sister have two dog. She go to school every days with a friends of her.';

describe.each(storeKinds)('what a class gets wrong, on %s', (kind) => {
  let server: TestServer;
  let teacher: Pupil;
  let members: Pupil[];
  let assignmentId: string;
  beforeAll(async () => {
    server = await startExamServer(kind);
    const room = await openClass(server);
    teacher = room.teacher;
    members = [];
    for (const name of ['Ann', 'Ben', 'Cora']) members.push(await room.join(name));
    const created = await teacher.assign({ ...drillOf(words[0], sentence, essay), title: 'All sorts' });
    assignmentId = created.body.data.assignment.assignmentId;
  });
  afterAll(() => server?.close());

  const mistakes = async () => (await teacher.get(`${teacher.path}/mistakes`)).body.data;
  const kindsOf = async () => (await mistakes()).kinds as { kind: string; count: number; members: number }[];

  it('is nothing before anyone is done', async () => {
    expect(await mistakes()).toEqual({ done: 0, types: [], questions: [], kinds: [] });
  });

  it('is counted by type and question, with those of few answers last, and without practice of their own', async () => {
    const [ann, ben, cora] = members as [Pupil, Pupil, Pupil];
    await ann.doDrill(assignmentId, ['no', wrongSentence, faulty]);
    await ben.doDrill(assignmentId, ['yes', wrongSentence, faulty]);
    await cora.post('/questions/answer', { questionId: words[1], submoduleId: 1, answer: 'no' });
    expect(await mistakes()).toMatchObject({
      done: 2,
      types: [
        { submoduleId: 10, answers: 2, right: 0, share: null },
        { submoduleId: 1, answers: 2, right: 1, share: null },
      ],
    });
    await cora.doDrill(assignmentId, ['yes', rightSentence, null]);
    const { done, types, questions } = await mistakes();
    expect(done).toBe(3);
    expect(types).toEqual([
      { submoduleId: 10, answers: 3, right: 1, share: expect.closeTo(1 / 3) },
      { submoduleId: 1, answers: 3, right: 2, share: expect.closeTo(2 / 3) },
    ]);
    expect(questions).toMatchObject([
      {
        ...{ assignmentId, title: 'All sorts' },
        result: {
          question: { questionId: sentence },
          ...{ answers: 3, right: 1, misses: [{ word: 'tired', given: 'tiled', count: 2 }] },
        },
      },
      { result: { question: { questionId: words[0] }, misses: [{ word: null, given: 'no', count: 1 }] } },
    ]);
  });

  it('has the kinds of mistakes in texts, unless the learner said that they are none', async () => {
    const kinds = await kindsOf();
    expect(kinds).toContainEqual({ kind: 'agreement', count: expect.any(Number), members: 2 });
    const [ann] = members as [Pupil];
    await server.deps.db
      .updateTable('mistakes')
      .set({ dismissed_at: 1 })
      .where('user_id', '=', ann.who.userId)
      .where('kind', '=', 'agreement')
      .execute();
    expect((await kindsOf()).find((one) => one.kind === 'agreement')).toMatchObject({ members: 1 });
  });

  it('counts the newest finished time of each member', async () => {
    const [, ben] = members as [Pupil, Pupil];
    server.clock.advance({ seconds: 1 });
    await ben.doDrill(assignmentId, ['yes', rightSentence, null]);
    const { done, questions } = await mistakes();
    expect(done).toBe(3);
    expect(questions).toMatchObject([
      { result: { answers: 3, right: 2, misses: [{ given: 'no', count: 1 }] } },
      { result: { answers: 3, right: 2, misses: [{ given: 'tiled', count: 1 }] } },
    ]);
    expect((await kindsOf()).find((one) => one.kind === 'agreement')).toBeUndefined();
  });

  it('loses a member whose account is deleted', async () => {
    const [ann] = members as [Pupil];
    await server.deps.db.deleteFrom('users').where('user_id', '=', ann.who.userId).execute();
    expect(await mistakes()).toMatchObject({ done: 2, questions: [] });
    expect((await teacher.readClass()).members).toHaveLength(2);
  });
});
