import { questionTypes } from '@rehearse/question-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const levels = ['Easy', 'Medium', 'Hard'] as const;

/** Two questions of each level for every type, numbered `100 * type + n`. */
const wholeBank = questionTypes.flatMap(({ id }) =>
  levels.flatMap((difficulty, level) =>
    [1, 2].map((n) => questionRecord({ questionId: 100 * id + 10 * level + n, submoduleId: id, difficulty })),
  ),
);

describe.each(storeKinds)('the preview on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server?.close());

  interface Item {
    number: number;
    questionId: number;
    submoduleId: number;
    difficultyLevel: string;
  }
  const list = async () => (await server.get('/api/public/preview')).body.data.content as Item[];

  it('is empty for an empty bank', async () => {
    expect(await list()).toEqual([]);
    expect((await server.get('/api/public/preview/1')).status).toBe(404);
  });

  it('has twenty questions of every type and level in the order of the specification, then those of later types', async () => {
    await importPack(server.deps, packFrom(wholeBank));
    const items = await list();
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(items.map(({ questionId }) => questionId)).toEqual([
      101, 111, 121, 201, 301, 401, 501, 601, 611, 701, 801, 821, 901, 1001, 1011, 1101, 1201, 1301, 1401, 1501,
    ]);
  });

  it('stays the same when the bank grows', async () => {
    const before = await list();
    const later = [1, 8, 14].map((type) =>
      questionRecord({ questionId: 10_000 + type, submoduleId: type, difficulty: 'Easy' }),
    );
    await importPack(server.deps, packFrom(later));
    expect(await list()).toEqual(before);
  });

  it('returns complete questions, without anybody’s answers', async () => {
    const learner = await server.signIn();
    await server.post('/questions/answer', { questionId: 101, submoduleId: 1, answer: 'yes' }, learner);
    const { status, body } = await server.get('/api/public/preview/1', learner);
    expect([status, body.data]).toMatchObject([
      200,
      { questionId: 101, word: 'word101', isPracticed: false, userAnswer: null, userRecordingUrl: null },
    ]);
  });

  it.each(['0', '22', 'x'])('is 404 for number %s', async (number) => {
    expect((await server.get(`/api/public/preview/${number}`)).status).toBe(404);
  });
});
