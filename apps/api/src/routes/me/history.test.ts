import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getHistory } from '../../services/history/index.ts';
import { importPack } from '../../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

describe.each(storeKinds)('the practice history on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(
      server.deps,
      packFrom([
        questionRecord({ questionId: 60, submoduleId: 13, difficulty: 'Medium' }),
        questionRecord({ questionId: 61, submoduleId: 14, difficulty: 'Medium' }),
      ]),
    );
  });
  beforeEach(async () => {
    ann = await server.signIn();
  });
  afterAll(() => server?.close());

  const practise = (who: SignedIn, iso: string, score: number | null, submoduleId = 13) =>
    server.deps.db
      .insertInto('attempts')
      .values({
        user_id: who.userId,
        question_id: submoduleId === 13 ? 60 : 61,
        submodule_id: submoduleId,
        kind: 'answer',
        answer: 'a',
        recording: null,
        score,
        created_at: Date.parse(iso),
      })
      .execute();
  const history = async (who: SignedIn, zone = 'UTC', days = '30') =>
    server.get(`/api/me/history?${new URLSearchParams({ zone, days })}`, { token: who.token });
  const practisedDays = async (who: SignedIn, zone: string) =>
    (await history(who, zone)).body.data.days
      .filter((day: { answers: number }) => day.answers > 0)
      .map((day: { date: string; answers: number }) => `${day.date} ${day.answers}`);

  it('has an empty entry per day for a learner who never practised', async () => {
    const { data } = (await history(ann)).body;
    expect(data.days).toHaveLength(30);
    expect([data.days[0].date, data.days[29].date]).toEqual(['2029-12-17', '2030-01-15']);
    expect(data.days[29]).toEqual({ date: '2030-01-15', answers: 0, scored: 0, averageScore: null });
    expect([data.types, data.practicedDates, data.bestRun]).toEqual([[], [], 0]);
    expect((await history(ann, 'UTC', '90')).body.data.days).toHaveLength(90);
  });

  it('counts answers and averages the graded ones, by day and by type, and nobody else’s', async () => {
    const ben = await server.signIn();
    await practise(ben, '2030-01-15T09:00:00Z', 1);
    await practise(ann, '2030-01-15T09:00:00Z', 1);
    await practise(ann, '2030-01-15T10:00:00Z', 0.5);
    await practise(ann, '2030-01-15T11:00:00Z', null);
    await practise(ann, '2030-01-14T11:00:00Z', 0, 14);
    await practise(ann, '2029-01-14T11:00:00Z', 0, 14);
    const { days, types } = (await history(ann)).body.data;
    expect(days.slice(-2)).toEqual([
      { date: '2030-01-14', answers: 1, scored: 1, averageScore: 0 },
      { date: '2030-01-15', answers: 3, scored: 2, averageScore: 0.75 },
    ]);
    expect(types).toEqual([
      { submoduleId: 13, answers: 3, scored: 2, averageScore: 0.75 },
      { submoduleId: 14, answers: 1, scored: 1, averageScore: 0 },
    ]);
  });

  it('has the day boundaries of the learner’s time zone', async () => {
    await practise(ann, '2030-01-14T16:00:00Z', 1);
    await practise(ann, '2030-01-14T18:14:59Z', 1);
    await practise(ann, '2030-01-14T18:15:00Z', 1);
    expect(await practisedDays(ann, 'Asia/Shanghai')).toEqual(['2030-01-15 3']);
    expect(await practisedDays(ann, 'Asia/Kathmandu')).toEqual(['2030-01-14 2', '2030-01-15 1']);
    expect(await practisedDays(ann, 'America/New_York')).toEqual(['2030-01-14 3']);
  });

  it('has the days of six weeks, and the longest streak ever', async () => {
    for (const day of ['01', '02', '03', '04']) await practise(ann, `2029-06-${day}T12:00:00Z`, null);
    for (const day of ['05', '14', '15']) await practise(ann, `2030-01-${day}T00:00:00Z`, null);
    await practise(ann, '2029-12-05T00:00:00Z', null);
    await practise(ann, '2029-12-04T23:59:59Z', null);
    const { practicedDates, bestRun } = (await history(ann)).body.data;
    expect(practicedDates).toEqual(['2029-12-05', '2030-01-05', '2030-01-14', '2030-01-15']);
    expect(bestRun).toBe(4);
  });

  it('is rejected for an unknown zone or an invalid period, and without an account', async () => {
    const refused = await history(ann, 'Mars/Olympus');
    expect(refused).toMatchObject({ status: 400, body: { field: 'zone', code: 'field.timeZone' } });
    expect((await history(ann, 'UTC', '31')).status).toBe(400);
    expect((await server.get('/api/me/history?zone=UTC&days=30')).status).toBe(401);
  });
});

describe.each(storeKinds)('the practice history when the clocks change, on %s', (kind) => {
  it('counts all of a day of 23 hours and of a day of 25 hours', async () => {
    const server = await startTestServer(kind);
    const ann = await server.signIn();
    const { db } = server.deps;
    await importPack(
      server.deps,
      packFrom([questionRecord({ questionId: 60, submoduleId: 13, difficulty: 'Medium' })]),
    );
    const practise = (iso: string) =>
      db
        .insertInto('attempts')
        .values({
          user_id: ann.userId,
          question_id: 60,
          submodule_id: 13,
          kind: 'answer',
          answer: 'a',
          recording: null,
          score: null,
          created_at: Date.parse(iso),
        })
        .execute();
    for (const iso of ['2030-03-31T00:00:00Z', '2030-03-31T22:59:59Z', '2030-03-31T23:00:00Z']) await practise(iso);
    for (const iso of ['2030-10-26T22:59:59Z', '2030-10-26T23:00:00Z', '2030-10-27T23:59:59Z']) await practise(iso);

    const practised = async (today: string) => {
      server.clock.advance({ ms: Date.parse(today) - server.clock.now() });
      const { days } = await getHistory(server.deps, { userId: ann.userId, zone: 'Europe/Dublin', days: 30 });
      return days.filter(({ answers }) => answers > 0).map(({ date, answers }) => `${date} ${answers}`);
    };
    expect(await practised('2030-04-02T12:00:00Z')).toEqual(['2030-03-31 2', '2030-04-01 1']);
    expect(await practised('2030-10-28T12:00:00Z')).toEqual(['2030-10-26 1', '2030-10-27 2']);
    await server.close();
  });
});
