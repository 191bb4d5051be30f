import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlierResults } from '../../db/migrations/0014-earlier-results.ts';
import { importPack } from '../../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

describe.each(storeKinds)('practice results on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;

  beforeAll(async () => {
    server = await startTestServer(kind);
    const words = Array.from({ length: 12 }, (_, index) =>
      questionRecord({ questionId: index + 1, submoduleId: 1, difficulty: index < 6 ? 'Easy' : 'Hard' }),
    );
    const speaking = questionRecord({ questionId: 60, submoduleId: 2, difficulty: 'Medium' });
    await importPack(server.deps, packFrom([...words, speaking]));
  });
  afterAll(() => server?.close());

  const answer = (questionId: number, given: string) =>
    server.post('/questions/answer', { questionId, submoduleId: 1, answer: given }, { token: ann.token });
  const list = async (filter: object = {}) => {
    const body = { submoduleId: 1, page: 1, size: 12, isAsc: true, ...filter };
    return (await server.post('/questions/list', body, { cookies: ann.cookies })).body.data;
  };
  const rowOf = async (questionId: number) =>
    (await list()).content.find((row: { questionId: number }) => row.questionId === questionId);
  const idsUnder = async (filter: object) =>
    (await list(filter)).content.map((row: { questionId: number }) => row.questionId);

  it('are the best score and the latest time, saved with the answer', async () => {
    ann = await server.signIn();
    expect(await rowOf(1)).toMatchObject({ bestScore: null, practicedAt: null });
    await answer(1, 'no');
    expect(await rowOf(1)).toMatchObject({ bestScore: 0, practicedAt: '2030-01-15T12:00:00.000Z' });
    await answer(1, 'yes');
    await answer(1, 'no');
    expect(await rowOf(1)).toMatchObject({ bestScore: 1 });
    await answer(2, 'perhaps');
    expect(await rowOf(2)).toMatchObject({ bestScore: null, practicedAt: '2030-01-15T12:00:00.000Z' });
    expect(await rowOf(3)).toMatchObject({ summary: { kind: 'letters', count: 5 } });
  });

  it('keep the best score of concurrent answers', async () => {
    ann = await server.signIn();
    await Promise.all(['no', 'yes', 'no', 'yes', 'no'].map((given) => answer(4, given)));
    expect(await rowOf(4)).toMatchObject({ bestScore: 1 });
    expect(await idsUnder({ isCorrect: false })).toEqual([4]);
  });

  it('select questions that were ever missed, combined with other filters', async () => {
    ann = await server.signIn();
    for (const [id, given] of [
      [2, 'no'],
      [2, 'yes'],
      [3, 'yes'],
      [9, 'no'],
    ] as const)
      await answer(id, given);
    await server.post('/practice', { questionId: 9, isPracticed: true }, { token: ann.token });
    expect(await idsUnder({ isCorrect: false })).toEqual([2, 9]);
    expect(await idsUnder({ isCorrect: true })).toEqual([3]);
    expect(await idsUnder({ isCorrect: false, isPracticed: true })).toEqual([9]);
    expect(await idsUnder({ isCorrect: false, isPracticed: false })).toEqual([2]);
    expect(await idsUnder({ isCorrect: false, difficultyLevel: 'Hard' })).toEqual([9]);
    const next = await server.post(
      '/questions/next',
      { questionId: 2, submoduleId: 1, isAsc: true, isCorrect: false },
      { token: ann.token },
    );
    expect(next.body.data.questionId).toBe(9);
  });

  it('are backfilled for older attempts', async () => {
    ann = await server.signIn();
    await answer(5, 'no');
    await answer(6, 'yes');
    const before = await Promise.all([rowOf(5), rowOf(6)]);
    await server.deps.db.deleteFrom('question_results').execute();
    expect(await rowOf(5)).toMatchObject({ bestScore: null });
    await earlierResults(server.deps.db);
    expect(await Promise.all([rowOf(5), rowOf(6)])).toEqual(before);
    expect(before).toMatchObject([{ bestScore: 0 }, { bestScore: 1 }]);
  });

  it('do not change a shuffled list between pages and Next clicks', async () => {
    ann = await server.signIn();
    const shuffle = 4711;
    const pages = await Promise.all([1, 2, 3].map((page) => idsUnder({ shuffle, page, size: 5 })));
    const ids = pages.flat();
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    expect(await idsUnder({ shuffle: shuffle + 1 })).not.toEqual(ids);
    for (const [index, questionId] of ids.entries()) {
      const key = { questionId, submoduleId: 1, shuffle };
      const next = await server.post('/questions/next', key, { token: ann.token });
      expect(next.body.data?.questionId).toBe(ids[index + 1]);
      const place = await server.post('/questions/place', key, { token: ann.token });
      expect(place.body.data).toEqual({ globalIndex: index + 1, totalElements: 12 });
    }
  });

  it('order lists by what fits the learner once five graded answers have shown a level', async () => {
    ann = await server.signIn();
    const start = async () =>
      (await server.post('/questions/order', { submoduleId: 1 }, { token: ann.token })).body.data;
    const now = server.deps.clock.now();
    const graded = (questionId: number, score: number) =>
      server.post('/questions/answer', { questionId, submoduleId: 1, answer: 'no', score }, { token: ann.token });
    for (const questionId of [7, 8, 9, 10]) await graded(questionId, 0);
    expect(await start()).toEqual({ aim: null, seenUntil: now });
    for (const questionId of [11, 12, 1, 2, 3]) await graded(questionId, 0);
    const { aim } = await start();
    expect(aim).toBeLessThan(80);
    expect(await idsUnder({ aim })).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await idsUnder({ aim: 120 })).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
    expect((await list()).offers).toEqual(['isCorrect', 'shuffle', 'aim', 'seenUntil']);
    const visit = await server.post('/questions/list', { submoduleId: 1, page: 1, size: 12 });
    expect(visit.body.data.offers).toEqual(['isCorrect', 'shuffle']);
    expect((await server.post('/questions/order', { submoduleId: 1 })).status).toBe(401);
    const beyond = { submoduleId: 1, page: 1, size: 12, aim: 161 };
    expect((await server.post('/questions/list', beyond)).status).toBe(400);
  });

  it('include the place of a question, even if the filters exclude it', async () => {
    ann = await server.signIn();
    await server.post('/practice', { questionId: 4, isPracticed: true }, { token: ann.token });
    const place = async (key: object) => server.post('/questions/place', key, { token: ann.token });
    expect((await place({ questionId: 4, submoduleId: 1, isAsc: true, isPracticed: false })).body.data).toEqual({
      globalIndex: 4,
      totalElements: 12,
    });
    expect((await place({ questionId: 5, submoduleId: 1, isAsc: true, isPracticed: false })).body.data).toEqual({
      globalIndex: 4,
      totalElements: 11,
    });
    expect((await place({ questionId: 4, submoduleId: 1, difficultyLevel: 'Hard' })).body.data).toBeNull();
    expect((await place({ questionId: 999, submoduleId: 1 })).body.data).toBeNull();
    expect((await place({ questionId: 60, submoduleId: 1 })).body.data).toBeNull();
  });

  it('include the learner’s last question, across devices', async () => {
    ann = await server.signIn();
    const ben = await server.signIn();
    const last = async (who: SignedIn) => (await server.get('/api/me/place', { token: who.token })).body.data;
    expect(await last(ann)).toBeNull();
    const place = { questionId: 4, submoduleId: 1, isAsc: true, difficultyLevel: 'Easy', shuffle: 7 };
    expect((await server.post('/api/me/place', place, { token: ann.token })).status).toBe(200);
    expect(await last(ann)).toEqual(place);
    await server.post('/api/me/place', { questionId: 60, submoduleId: 2 }, { token: ann.token });
    expect(await last(ann)).toEqual({ questionId: 60, submoduleId: 2 });
    expect(await last(ben)).toBeNull();
    const unknown = { questionId: 60, submoduleId: 1 };
    expect((await server.post('/api/me/place', unknown, { token: ann.token })).status).toBe(400);
    expect((await server.post('/api/me/place', place)).status).toBe(401);
  });
});
