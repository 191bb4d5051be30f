import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unknownDevice } from '../../domain/device.ts';
import { recordCorrections, removeDismissed } from '../../services/mistakes/index.ts';
import { importPack } from '../../services/packs/index.ts';
import { startSession } from '../../services/sessions/start.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const dayMinutes = 24 * 60;
/** One mistake with an agreement, one with an article; 12 words. */
const text = 'She go to school every day. He bought a apple at lunch.';
const words = 12;

describe.each(storeKinds)('the mistakes of a learner on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `mistakes-${keys}`;
  };
  /** Moves the clock; the access token would expire meanwhile. */
  const wait = async (minutes: number) => {
    server.clock.advance({ minutes });
    const { accessToken } = await startSession(server.deps, { userId: ann.userId, device: unknownDevice });
    ann = { ...ann, token: accessToken };
  };
  const write = async (answer: string, questionId = 14, who = ann): Promise<number> => {
    const sending = { token: who.token, headers: { 'Idempotency-Key': newKey() } };
    const submoduleId = questionId > 100 ? 14 : questionId;
    const reply = await server.post('/questions/text', { questionId, submoduleId, answer }, sending);
    return reply.body.data.attemptId;
  };
  const summary = async (who = ann) => (await server.get('/api/me/mistakes', { token: who.token })).body.data;
  const post = (path: string, body: object, who = ann) =>
    server.post(`/api/me/mistakes/${path}`, body, { token: who.token, headers: { 'Idempotency-Key': newKey() } });
  const ask = async (path: string, body: object, who = ann) => (await post(path, body, who)).body.data;
  const list = (of: string, more: object = {}, who = ann) => ask('list', { kind: of, page: 1, size: 10, ...more }, who);
  const drills = (more: object = {}) => ask('drills', { size: 10, ...more });
  const counts = async (who = ann) =>
    Object.fromEntries(
      (await summary(who)).kinds.map((each: { kind: string; total: number }) => [each.kind, each.total]),
    );

  beforeAll(async () => {
    server = await startTestServer(kind);
    const ids = [7, 11, 12, 14, 140, 141, 142, 143];
    await importPack(
      server.deps,
      packFrom(
        ids.map((questionId) =>
          questionRecord({ questionId, submoduleId: questionId > 100 ? 14 : questionId, difficulty: 'Easy' }),
        ),
      ),
    );
  });
  beforeEach(async () => {
    ann = await server.signIn();
  });
  afterAll(() => server.close());

  it('are none before a text was written', async () => {
    expect(await summary()).toMatchObject({
      ...{ kinds: [], weeks: [], texts: 0, textsLeft: 0, drillsDue: 0, nextDrillAt: null },
    });
    expect(await drills()).toMatchObject({ content: [], totalElements: 0, nextDueAt: null });
  });

  it('are counted by kind once for each text, with the words written', async () => {
    await write(text);
    const now = await summary();
    expect(now).toMatchObject({ texts: 1, textsLeft: 0, drillsDue: 2 });
    expect(now.weeks.map((week: { words: number }) => week.words)).toEqual([words]);
    expect(now.kinds).toMatchObject([
      { kind: 'agreement', recent: 1, total: 1, weeks: [1] },
      { kind: 'determiner', recent: 1, total: 1, weeks: [1] },
    ]);
    expect(await summary()).toEqual(now);
  });

  it('are not looked for in another language, whose words are not counted either', async () => {
    await write(text);
    await write('Este verano fui a la playa con mis amigos y comimos helado todos los dias en el puerto.', 140);
    await write('去年夏天很好。\nWe was happy all day long, and it was good to be there.', 141);
    const { weeks, textsLeft } = await summary();
    expect(weeks.map((week: { words: number }) => week.words)).toEqual([words + 13]);
    expect([textsLeft, await counts()]).toEqual([0, { agreement: 2, determiner: 1 }]);
  });

  it('are summed up a limited number of times an hour', async () => {
    const ben = await server.signIn();
    for (let time = 0; time < 240; time += 1)
      await server.deps.limits.consume('mistakesPerAccount', String(ben.userId));
    const refused = await server.get('/api/me/mistakes', { token: ben.token });
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.get('/api/me/mistakes', { token: ann.token })).status).toBe(200);
  });

  it('count once in a sentence that is sent again', async () => {
    await write(text);
    await write(`She goes to school every day. He bought a apple at lunch. We was late.`);
    expect(await counts()).toEqual({ agreement: 2, determiner: 1 });
    const { weeks } = await summary();
    expect(weeks[0].words).toBe(words + 6 + 3);
  });

  it('are collected from every type with texts, in parts and summaries too', async () => {
    const saved = async (path: string, body: object) => {
      const sending = { token: ann.token, headers: { 'Idempotency-Key': newKey() } };
      expect((await server.post(`/questions/${path}`, body, sending)).status).toBe(200);
    };
    const summaryOfTalk = JSON.stringify({ answers: [], summary: 'She go home.' });
    await saved('answer', { questionId: 7, submoduleId: 7, answer: summaryOfTalk });
    await saved('image-writing', { id: 11, questionId: 11, submoduleId: 11, answer: 'He bought a apple.' });
    const parts = JSON.stringify({ partOne: 'We was late.', partTwo: 'He buy a old car.' });
    await saved('text', { questionId: 12, submoduleId: 12, answer: parts });
    expect(await counts()).toEqual({ agreement: 3, determiner: 2 });
  });

  it('are collected from long texts a part at a time, in calls at the same time only once', async () => {
    const long = `${'It is a good day and we like it. '.repeat(130)}She go home.`;
    for (const questionId of [140, 141, 142]) await write(long, questionId);
    const [first] = await Promise.all([summary(), summary()]);
    expect(first.textsLeft).toBeGreaterThan(0);
    let last = first;
    for (let calls = 0; last.textsLeft > 0 && calls < 5; calls += 1) last = await summary();
    expect(last).toMatchObject({ texts: 3, textsLeft: 0 });
    expect(await counts()).toEqual({ agreement: 3 });
  });

  it('are listed by kind, newest first, and only to their learner', async () => {
    for (const [at, noun] of ['apple', 'egg', 'orange'].entries()) {
      await write(`He bought a ${noun} at lunch.`, 140 + at);
      await wait(1);
    }
    await summary();
    const page = await list('determiner', { size: 2 });
    expect(page).toMatchObject({ totalPages: 2, totalElements: 3 });
    expect(page.content.map((each: { sentence: string }) => each.sentence)).toEqual([
      'He bought a orange at lunch.',
      'He bought a egg at lunch.',
    ]);
    const [{ sentence, start, end, fixes, code, question }] = page.content;
    expect([sentence.slice(start, end), fixes, code]).toEqual(['a', ['an'], 'articleSound']);
    expect(question).toEqual({ questionId: 142, submoduleId: 14 });
    expect((await list('determiner', { size: 2, page: 2 })).content).toHaveLength(1);
    const ben = await server.signIn();
    expect(await list('determiner', {}, ben)).toMatchObject({ content: [], totalElements: 0 });
    expect((await post('dismiss', { mistakeId: page.content[0].mistakeId }, ben)).status).toBe(404);
    expect((await post('rate', { mistakeId: page.content[0].mistakeId, rating: 'good' }, ben)).status).toBe(404);
  });

  it('are no longer counted or drilled when the learner says they are right, until restored within a day', async () => {
    await write(text);
    await summary();
    const [{ mistakeId }] = (await list('determiner')).content;
    expect((await post('dismiss', { mistakeId })).status).toBe(200);
    expect(await counts()).toEqual({ agreement: 1 });
    expect((await drills()).totalElements).toBe(1);
    expect((await post('rate', { mistakeId, rating: 'good' })).status).toBe(404);
    await removeDismissed(server.deps);
    await post('restore', { mistakeId });
    expect(await counts()).toEqual({ agreement: 1, determiner: 1 });
    await post('dismiss', { mistakeId });
    await wait(dayMinutes + 1);
    await removeDismissed(server.deps);
    expect((await post('restore', { mistakeId })).status).toBe(404);
    expect(await counts()).toEqual({ agreement: 1 });
  });

  it('become drills, which come back later the better they are known', async () => {
    await write('My brother have two informations about it.');
    await summary();
    const due = await drills();
    expect(due).toMatchObject({ totalElements: 2, nextDueAt: null });
    const of = (kindOf: string) =>
      due.content.find(({ mistake }: { mistake: { kind: string } }) => mistake.kind === kindOf);
    expect(of('countability')).toMatchObject({ before: 'My brother has two ', after: ' about it.' });
    const { mistakeId } = of('countability').mistake;
    expect((await drills({ kind: 'countability' })).content).toHaveLength(1);

    const rated = await ask('rate', { mistakeId, rating: 'again' });
    expect(rated).toMatchObject({ applied: true, graduated: false });
    expect(await drills({ kind: 'countability' })).toMatchObject({ content: [], nextDueAt: rated.dueAt });
    expect(await ask('rate', { mistakeId, rating: 'again' })).toMatchObject({ applied: false, dueAt: rated.dueAt });
    expect(await summary()).toMatchObject({ drillsDue: 1, nextDrillAt: rated.dueAt });

    await wait(11);
    const outcome = (await drills({ kind: 'countability' })).content[0].outcomes[2];
    const second = await ask('rate', { mistakeId, rating: 'good' });
    expect(second.dueAt).toBe(outcome.dueAt);
    expect(Date.parse(second.dueAt) - server.clock.now()).toBeGreaterThanOrEqual(dayMinutes * 60_000);
  });

  it('have a trend by week, of what the same rules found', async () => {
    await write(text, 140);
    await wait(8 * dayMinutes);
    await write('It is a good day.', 141);
    await wait(15 * dayMinutes);
    const attemptId = await write('We was late. I like it.', 142);
    await recordCorrections(server.deps.db, {
      attemptId,
      source: 'service',
      texts: [
        {
          text: 'We was late. I like it.',
          corrections: [
            { start: 3, end: 6, fixes: ['were'], kind: 'agreement', code: null, params: {}, explanation: 'Plural.' },
            { start: 20, end: 22, fixes: ['this'], kind: 'pronoun', code: null, params: {}, explanation: 'Unclear.' },
          ],
        },
      ],
    });
    const { weeks, kinds } = await summary();
    expect(weeks.map((week: { words: number }) => week.words)).toEqual([words, 5, 0, 6]);
    expect(kinds).toMatchObject([
      { kind: 'agreement', recent: 1, total: 2, weeks: [1, 0, 0, 0] },
      { kind: 'pronoun', recent: 1, total: 1, weeks: [0, 0, 0, 0] },
      { kind: 'determiner', recent: 0, total: 1, weeks: [1, 0, 0, 0] },
    ]);
    expect((await list('pronoun')).content).toMatchObject([{ source: 'service', code: null, explanation: 'Unclear.' }]);
  });
});
