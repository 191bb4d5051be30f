import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claims, scopes } from '../../domain/lti/names.ts';
import { createPlatformClient } from '../../providers/lti/platform-client.ts';
import { jobHandlers } from '../../services/corrections/index.ts';
import { takeJob } from '../../services/jobs/queue.ts';
import { listGrades, retryGrades } from '../../services/lti/index.ts';
import { storeKinds } from '../../testing/index.ts';
import { createTaker, rightAnswer } from '../sittings/sittings.fixtures.ts';
import { destinationOf, type School, startSchool } from './lti.fixtures.ts';

describe.each(storeKinds)('grades for a school on %s', (kind) => {
  let school: School;
  let learners = 0;
  beforeAll(async () => {
    school = await startSchool(kind);
  });
  afterAll(() => school?.close());
  beforeEach(async () => {
    school.platform.scores.length = 0;
    await school.server.deps.db.deleteFrom('jobs').execute();
    await school.server.deps.db.deleteFrom('lti_grades').execute();
  });

  /** A new learner who launched a link. */
  async function launched(link = school.questionLink()) {
    learners += 1;
    const user = { id: `grade-${learners}`, name: 'Gina', isTeacher: false };
    const { browser, reply } = await school.launch(user, link);
    return { user, path: destinationOf(reply) ?? '', token: await school.tokenOf(browser) };
  }

  const answer = (token: string, { key, given = 'yes' }: { key?: string; given?: string } = {}) =>
    school.server.post(
      '/questions/answer',
      { questionId: 100_001, submoduleId: 1, answer: given, score: 1 },
      { token, headers: key ? { 'Idempotency-Key': key } : {} },
    );
  const status =
    (code: number, headers: Record<string, string> = {}) =>
    (response: import('node:http').ServerResponse) =>
      void response.writeHead(code, headers).end('{}');
  const sent = () => school.platform.calls.filter(({ path }) => path.includes('/scores')).length;

  it('are sent when the answer of the launch is saved', async () => {
    const { user, token } = await launched();
    await answer(token);
    expect(school.platform.scores).toEqual([]);
    await school.work();
    expect(school.platform.scores).toEqual([
      {
        ...{ lineItem: 'column-1', userId: user.id, timestamp: new Date(school.server.clock.now()).toISOString() },
        ...{ activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 100, scoreMaximum: 100 },
      },
    ]);
    expect(school.platform.calls.findLast(({ path }) => path.includes('/scores'))?.path).toBe(
      '/line-items/column-1/scores?type_id=7',
    );
    expect(await listGrades(school.server.deps.db)).toEqual({ counts: { sent: 1 }, unsent: [] });
  });

  it('are judged by the server, not by the device', async () => {
    const { token } = await launched();
    await answer(token, { given: 'no' });
    await school.work();
    expect(school.platform.scores.map(({ scoreGiven }) => scoreGiven)).toEqual([0]);
  });

  it('are sent once for an answer that is saved twice with one key', async () => {
    const { token } = await launched();
    await answer(token, { key: 'key-of-one-answer' });
    await answer(token, { key: 'key-of-one-answer' });
    await school.work();
    await school.work();
    expect(school.platform.scores).toHaveLength(1);
  });

  it('replace each other in the order of the answers', async () => {
    const { token } = await launched();
    await answer(token, { given: 'no' });
    school.server.clock.advance({ seconds: 5 });
    await answer(token);
    school.platform.failScores(status(503));
    await school.work();
    school.server.clock.advance({ minutes: 5 });
    await school.work();
    expect(school.platform.scores.map(({ scoreGiven }) => scoreGiven)).toEqual([100]);
    expect((await listGrades(school.server.deps.db)).counts).toEqual({ sent: 1, superseded: 1 });
  });

  describe('go to the column of a link that only the list of columns names', () => {
    const link = (id: string) => ({ ...school.questionLink(), id, lineItem: null, listsColumns: true });
    const made = (id: string) => school.platform.lineItems.filter(({ resourceLinkId }) => resourceLinkId === id);

    it('which is made once, for all learners and launches of the link', async () => {
      const learnersOfLink = [await launched(link('list-1')), await launched(link('list-1'))];
      await school.launch(learnersOfLink[0]?.user ?? school.lena, link('list-1'));
      for (const { token } of learnersOfLink) await answer(token);
      const lease = { lease: 'test', leaseMs: 30_000, now: school.server.clock.now() };
      const jobs = [await takeJob(school.server.deps.store, lease), await takeJob(school.server.deps.store, lease)];
      await Promise.all(
        jobs.map((job) => job && jobHandlers[job.kind](school.server.deps, job, new AbortController().signal)),
      );
      expect(made('list-1')).toMatchObject([{ label: 'Rehearse #100001', scoreMaximum: 100 }]);
      const lineItem = made('list-1')[0]?.id.split('/').at(-1);
      expect(new Set(school.platform.scores.map((score) => `${score.lineItem} ${score.userId}`))).toEqual(
        new Set(learnersOfLink.map(({ user }) => `${lineItem} ${user.id}`)),
      );
      const lists = () => school.platform.calls.filter(({ path }) => path.startsWith('/line-items?')).length;
      const before = lists();
      school.server.clock.advance({ seconds: 5 });
      await answer(learnersOfLink[1]?.token ?? '', { given: 'no' });
      await school.work();
      expect(school.platform.scores.at(-1)).toMatchObject({ lineItem, scoreGiven: 0 });
      expect(lists()).toBe(before);
    });

    it('which is made once by two servers, also if one of them crashed on the way', async () => {
      const learnersOfLink = [await launched(link('list-5')), await launched(link('list-5'))];
      for (const { token } of learnersOfLink) await answer(token);
      const { deps, clock } = school.server;
      const other = { ...deps, platforms: createPlatformClient({ environment: 'test' }) };
      const lease = { lease: 'test', leaseMs: 30_000, now: clock.now() };
      const jobs = [await takeJob(deps.store, lease), await takeJob(deps.store, lease)];
      await Promise.all(
        [deps, other].map(
          async (of, at) => jobs[at] && jobHandlers[jobs[at].kind](of, jobs[at], new AbortController().signal),
        ),
      );
      expect(made('list-5')).toHaveLength(1);
      clock.advance({ minutes: 1 });
      await school.work();
      expect(made('list-5')).toHaveLength(1);
      expect(new Set(school.platform.scores.map(({ userId }) => userId)).size).toBe(2);

      await deps.db
        .insertInto('lti_line_item_claims')
        .values({
          ...{ platform_id: school.platformId, line_items_url: `${school.platform.url}/line-items?course=1` },
          ...{ resource_link_id: 'list-6', claim: 'of a crashed server', claimed_until: clock.now() + 300_000 },
        })
        .execute();
      await answer((await launched(link('list-6'))).token);
      await school.work();
      expect(made('list-6')).toEqual([]);
      clock.advance({ minutes: 6 });
      await school.work();
      expect([made('list-6').length, school.platform.scores.length]).toEqual([1, 3]);
    });

    it('which is found if the platform has it', async () => {
      const id = `${school.platform.url}/line-items/own-7`;
      school.platform.lineItems.push({ id, label: 'Words', scoreMaximum: 10, resourceLinkId: 'list-2' });
      await answer((await launched(link('list-2'))).token);
      await school.work();
      expect(made('list-2')).toHaveLength(1);
      expect(school.platform.scores).toMatchObject([{ lineItem: 'own-7', scoreGiven: 100 }]);
    });

    it('and found again if a teacher removed it', async () => {
      const { token } = await launched(link('list-4'));
      await answer(token);
      await school.work();
      const { lineItems, scores } = school.platform;
      lineItems.splice(
        lineItems.findIndex(({ resourceLinkId }) => resourceLinkId === 'list-4'),
        1,
        { id: `${school.platform.url}/line-items/again`, label: 'Again', scoreMaximum: 100, resourceLinkId: 'list-4' },
      );
      for (const given of ['no', 'yes']) {
        if (given === 'no') school.platform.failScores(status(404));
        school.server.clock.advance({ seconds: 5 });
        await answer(token, { given });
        await school.work();
        expect(scores.at(-1)).toMatchObject({ lineItem: 'again', scoreGiven: given === 'yes' ? 100 : 0 });
      }
    });

    it('unless the platform allows scores only', async () => {
      const claim = { scope: [scopes.score], lineitems: `${school.platform.url}/line-items` };
      const user = { id: 'grade-only', name: 'Gina', isTeacher: false };
      const change = { claims: { [claims.grades]: claim } };
      const { browser } = await school.launch(user, link('list-3'), { change });
      await answer(await school.tokenOf(browser));
      await school.work();
      expect([made('list-3'), school.platform.scores]).toEqual([[], []]);
    });
  });

  it('are left to a person where nothing is measured', async () => {
    const { token } = await launched(school.questionLink(1_400_001));
    const body = { questionId: 1_400_001, submoduleId: 14, answer: 'My hobby is gardening.' };
    expect((await school.server.post('/questions/text', body, { token })).status).toBe(200);
    await school.work();
    expect(school.platform.scores).toHaveLength(1);
    expect(school.platform.scores[0]).toMatchObject({ gradingProgress: 'PendingManual' });
    expect(school.platform.scores[0]).not.toHaveProperty('scoreGiven');
  });

  it('are not sent for other questions, for links without a column, for teachers, or for other learners', async () => {
    const plain = await launched({ ...school.questionLink(), lineItem: null });
    await answer(plain.token);
    const other = await launched(school.questionLink(100_002));
    await answer(other.token);
    await answer((await school.server.signIn()).token);
    const teacher = await school.launch(school.tess, school.questionLink());
    await answer(await school.tokenOf(teacher.browser));
    await school.work();
    expect(school.platform.scores).toEqual([]);
  });

  it('of a test are the mean of its graded places', async () => {
    const link = {
      ...{ id: 'test', lineItem: 'column-2' },
      url: `${school.tool}/lti/resource?kind=mock&examId=small&form=full`,
    };
    const { user, path, token } = await launched(link);
    const sittingId = path.replace('/sittings/', '');
    const taker = createTaker(school.server, {
      ...{ token, userId: 0, account: '' },
      cookies: { rehearse_session: '', rehearse_refresh: '' },
    });
    await taker.start(sittingId);
    const { slots } = await taker.read(sittingId);
    for (const { slot } of slots) {
      const { current } = await taker.ask(sittingId, slot);
      const wrong = slot === 2 && { questionId: current.question.questionId, answer: 'no' };
      await taker.answer(sittingId, slot, wrong || (await rightAnswer(taker, current)));
    }
    await school.work();
    expect(school.platform.scores).toEqual([]);
    await taker.finish(sittingId);
    await taker.finish(sittingId);
    await school.work();
    expect(school.platform.scores).toMatchObject([{ lineItem: 'column-2', userId: user.id, scoreGiven: 80 }]);
  });

  it('of a drill count places without an answer as 0', async () => {
    const link = {
      ...{ id: 'drill', lineItem: 'column-3' },
      url: `${school.tool}/lti/resource?kind=drill&submoduleId=1&level=Easy&count=5`,
    };
    const { path, token } = await launched(link);
    const sittingId = path.replace('/sittings/', '');
    const { post } = { post: (to: string, body?: object) => school.server.post(to, body, { token }) };
    await post(`/api/sittings/${sittingId}/start`);
    const opened = await post(`/api/sittings/${sittingId}/slots/1/open`);
    const { questionId } = opened.body.data.current.question;
    const given = { questionId, answer: 'yes', score: 1, usedSeconds: 2 };
    await post(`/api/sittings/${sittingId}/slots/1/answer`, given);
    await post(`/api/sittings/${sittingId}/finish`);
    await school.work();
    expect(school.platform.scores).toMatchObject([{ lineItem: 'column-3', scoreGiven: 20 }]);
  });

  it('are sent again, later each time, while the platform is down', async () => {
    const { token } = await launched();
    await answer(token);
    school.platform.failScores(status(500), status(503));
    const before = sent();
    await school.work();
    await school.work();
    expect(sent()).toBe(before + 1);
    const { counts, unsent } = await listGrades(school.server.deps.db);
    expect(counts).toEqual({ queued: 1 });
    expect(unsent).toMatchObject([{ platform: 'Test school', failure: expect.stringContaining('answered 500') }]);
    school.server.clock.advance({ seconds: 15 });
    await school.work();
    school.server.clock.advance({ seconds: 15 });
    await school.work();
    expect(sent()).toBe(before + 2);
    school.server.clock.advance({ seconds: 30 });
    await school.work();
    expect(school.platform.scores).toHaveLength(1);
  });

  it('wait as long as the platform asks', async () => {
    const { token } = await launched();
    await answer(token);
    school.platform.failScores(status(429, { 'Retry-After': '600' }));
    await school.work();
    school.server.clock.advance({ minutes: 9 });
    await school.work();
    expect(school.platform.scores).toEqual([]);
    school.server.clock.advance({ minutes: 2 });
    await school.work();
    expect(school.platform.scores).toHaveLength(1);
  });

  it('are sent with a new access token when the old one was revoked', async () => {
    const { token } = await launched();
    const tokens = () => school.platform.calls.filter(({ path }) => path === '/token').length;
    await answer(token);
    await school.work();
    const before = tokens();
    school.server.clock.advance({ seconds: 1 });
    await answer(token);
    await school.work();
    expect(tokens()).toBe(before);
    school.platform.revokeTokens();
    school.server.clock.advance({ seconds: 1 });
    await answer(token);
    await school.work();
    expect(tokens()).toBe(before + 1);
    expect(school.platform.scores).toHaveLength(3);
  });

  it('that the platform refuses are shown to the operator, who can send them again', async () => {
    const { token } = await launched();
    await answer(token);
    school.platform.failScores(status(403));
    await school.work();
    const { counts, unsent } = await listGrades(school.server.deps.db);
    expect(counts).toEqual({ failed: 1 });
    expect(unsent[0]?.failure).toContain('answered 403');
    await school.work();
    expect(await retryGrades(school.server.deps)).toBe(1);
    await school.work();
    expect(school.platform.scores).toHaveLength(1);
  });
});
