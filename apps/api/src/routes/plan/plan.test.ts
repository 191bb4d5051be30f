import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const goals = { targetScore: 120, examDate: '2030-02-01', minutesPerDay: 30, firstLanguage: 'zh' };
/** Writing Sample, which may take five minutes. */
const essay = 14;

describe.each(storeKinds)('the plan of a learner on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let people = 0;

  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(
      server.deps,
      packFrom([questionRecord({ questionId: 14, submoduleId: essay, difficulty: 'Easy' })]),
    );
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    people += 1;
    ann = await server.signIn(`planner${people}@example.org`);
  });

  const today = async (zone = 'UTC', who = ann) =>
    server.get(`/api/me/today?zone=${encodeURIComponent(zone)}`, { token: who.token });
  const setGoals = (body: object, who = ann) => server.post('/api/me/goals', body, { token: who.token });
  const getGoals = async (who = ann) => (await server.get('/api/me/goals', { token: who.token })).body.data.goals;

  it('has no goals before the questions are answered or skipped', async () => {
    expect(await getGoals()).toBeNull();
    await setGoals({ targetScore: null, examDate: null, minutesPerDay: null, firstLanguage: null });
    expect(await getGoals()).toEqual({ targetScore: null, examDate: null, minutesPerDay: null, firstLanguage: null });
  });

  it('keeps the goals of each learner', async () => {
    const ben = await server.signIn(`other${people}@example.org`);
    await setGoals(goals);
    await setGoals({ ...goals, targetScore: 95 }, ben);
    expect(await getGoals()).toEqual(goals);
  });

  it.each([{ targetScore: 165 }, { examDate: '2030-02-31' }, { minutesPerDay: 0 }, { firstLanguage: 'Chinese' }])(
    'refuses %o',
    async (wrong) => {
      expect((await setGoals({ ...goals, ...wrong })).status).toBe(400);
      expect(await getGoals()).toBeNull();
    },
  );

  it('counts the days to the exam in the learner’s time zone', async () => {
    const { now } = server.clock;
    const inDays = (days: number) => new Date(now() + days * 86_400_000).toISOString().slice(0, 10);
    await setGoals({ ...goals, examDate: inDays(10) });
    expect((await today()).body.data).toMatchObject({ daysToExam: 10, targetScore: 120, minutesGoal: 30 });
    await setGoals({ ...goals, examDate: inDays(-1) });
    expect((await today()).body.data.daysToExam).toBeNull();
  });

  it('shows the time practised today and suggests what to do', async () => {
    for (const text of ['One text about a bridge.', 'Another text about a bridge.']) {
      server.clock.advance({ minutes: 2 });
      await server.post('/questions/text', { questionId: 14, submoduleId: essay, answer: text }, { token: ann.token });
    }
    const { body } = await today();
    expect(body.data.days).toHaveLength(28);
    expect(body.data.days.at(-1)).toMatchObject({ answers: 2 });
    expect(body.data.minutesDone).toBe(body.data.days.at(-1).minutes);
    expect(body.data.tasks).toContainEqual(expect.objectContaining({ task: 'drill', reason: 'neverTried' }));
  });

  it('refuses an unknown time zone', async () => {
    const reply = await today('Mars/Base');
    expect(reply.status).toBe(400);
    expect(reply.body.field).toBe('zone');
  });

  it('is for learners who are logged in', async () => {
    expect((await server.get('/api/me/today?zone=UTC')).status).toBe(401);
    expect((await server.get('/api/me/goals')).status).toBe(401);
  });
});
