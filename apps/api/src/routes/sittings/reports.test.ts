import { afterEach, describe, expect, it } from 'vitest';
import type { MeasuredReport } from '../../domain/measurement/index.ts';
import { defaultPorts } from '../../services/sittings/default-ports.ts';
import type { ReportedSitting, SittingPorts } from '../../services/sittings/ports.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { createTaker, rightAnswer, startExamServer } from './sittings.fixtures.ts';

const unmeasured = {
  ...{ overall: null, reading: null, writing: null, listening: null, speaking: null },
  ...{ literacy: null, comprehension: null, conversation: null, production: null },
};

const made = ({ asked }: ReportedSitting): MeasuredReport => ({
  ...{ openLeft: 0, costs: [] },
  ranges: { ...unmeasured, overall: { low: 95, high: 115 } },
  cefr: { low: 'B1', high: 'B2' },
  concordance: { source: 'A table', date: '2029-01-01' },
  time: { usedSeconds: 3, givenSeconds: 5 },
  nextDrills: [],
  questions: asked
    .filter(({ attemptId }) => attemptId !== null)
    .map(({ slot, submoduleId, questionId, isLate, score, usedSeconds, totalSeconds, attemptId }) => ({
      ...{ slot, submoduleId, questionId, state: 'answered' as const, isLate, score, judgedBy: 'key' as const },
      ...{ usedSeconds, seconds: totalSeconds, ...(attemptId !== null && { attemptId }) },
    })),
});

const reporting: SittingPorts = { ...defaultPorts, makeReport: async (_, sitting) => made(sitting) };
const short = { kind: 'mock', examId: 'small', form: 'short' };
const full = { kind: 'mock', examId: 'small', form: 'full' };

describe.each(storeKinds)('tests on %s', (kind) => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  const open = async (options: Parameters<typeof startExamServer>[1] = {}) => {
    const running = await startExamServer(kind, options);
    server = running;
    return { running, ann: createTaker(running, await running.signIn()) };
  };
  const learnerOf = async (options?: Parameters<typeof startExamServer>[1]) => (await open(options)).ann;

  it('have a report once there is one', async () => {
    const ann = await learnerOf();
    const sittingId = await ann.begin();
    await ann.finish(sittingId);
    const reply = await ann.get(`/api/sittings/${sittingId}/report`);
    expect([reply.status, reply.body.code]).toEqual([409, 'report.notReady']);
  });

  it('have a report that anyone with its link can read, until it is withdrawn', async () => {
    const { running, ann } = await open({ deps: { sittings: reporting } });
    const sittingId = await ann.begin();
    const path = `/api/sittings/${sittingId}`;
    expect((await ann.post(`${path}/share`, { name: null })).body.code).toBe('report.notReady');
    const { current } = await ann.ask(sittingId, 1);
    await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    await ann.finish(sittingId);
    const report = (await ann.get(`${path}/report`)).body.data;
    expect(report).toMatchObject({ sittingId, share: null, questions: [{ slot: 1, score: 1 }] });
    const { content } = (await ann.post('/api/sittings/list', { page: 1, size: 5 })).body.data;
    expect(content[0].overall).toEqual({ low: 95, high: 115 });

    const shared = (await ann.post(`${path}/share`, { name: ' Ann ' })).body.data;
    const renamed = (await ann.post(`${path}/share`, { name: null })).body.data;
    expect(shared.name).toBe('Ann');
    expect(renamed).toEqual({ ...shared, name: null });
    expect((await ann.get(`${path}/report`)).body.data.share).toEqual(renamed);
    const link = `/api/public/reports/${shared.token}`;
    const publicReport = await running.get(link);
    expect(publicReport.body.data).toMatchObject({
      name: null,
      kind: 'mock',
      answered: 1,
      ranges: { overall: { low: 95 } },
    });
    expect(publicReport.body.data).not.toHaveProperty('questions');

    await ann.delete(`${path}/share`);
    expect([(await running.get(link)).status, (await running.get(link)).body.code]).toEqual([404, 'report.notFound']);
    const again = (await ann.post(`${path}/share`, { name: null })).body.data;
    expect(again.token).not.toBe(shared.token);
    await ann.delete(path);
    expect((await running.get(`/api/public/reports/${again.token}`)).status).toBe(404);
  });

  it('say in reports and lists that their time was extended', async () => {
    const { running, ann } = await open({ deps: { sittings: reporting } });
    const sittingId = await ann.begin({ ...short, timeFactor: 1.25 });
    await ann.finish(sittingId);
    const path = `/api/sittings/${sittingId}`;
    const { token } = (await ann.post(`${path}/share`, { name: null })).body.data;
    const replies = [
      (await ann.get(`${path}/report`)).body.data,
      (await running.get(`/api/public/reports/${token}`)).body.data,
      (await ann.post('/api/sittings/list', { page: 1, size: 5 })).body.data.content[0],
    ];
    expect(replies.map(({ timeFactor }) => timeFactor)).toEqual([1.25, 1.25, 1.25]);
  });

  it('are finished even if the report fails', async () => {
    const failing: SittingPorts = { ...defaultPorts, makeReport: () => Promise.reject(new Error('no report')) };
    const ann = await learnerOf({ deps: { sittings: failing } });
    const sittingId = await ann.begin();
    expect((await ann.finish(sittingId)).body.data.state).toBe('finished');
  });

  it('are one short one without a plan, counted when it starts, whatever happens to it', async () => {
    const ann = await learnerOf({
      config: { tests: { withoutPlan: { full: 0, short: 1 }, withPlan: { full: null, short: 2 } } },
    });
    const left = async () => (await ann.get('/api/sittings/allowance')).body.data;
    expect(await left()).toEqual({ full: 0, short: 1 });
    const { sittingId: refused } = await ann.prepare(full);
    const reply = await ann.start(refused);
    expect([reply.status, reply.body.code]).toEqual([409, 'sitting.testsUsedUp']);
    const { sittingId } = await ann.prepare(short);
    expect(await left()).toEqual({ full: 0, short: 1 });
    await ann.start(sittingId);
    await ann.start(sittingId);
    expect(await left()).toEqual({ full: 0, short: 0 });
    await ann.ask(sittingId, 1);
    await ann.delete(`/api/sittings/${sittingId}`);
    expect(await left()).toEqual({ full: 0, short: 0 });
    expect((await ann.start((await ann.prepare({ kind: 'placement' })).sittingId)).status).toBe(200);
  });

  it('are those of 30 days with a plan', async () => {
    const { running, ann } = await open({
      config: { tests: { withoutPlan: { full: 0, short: 0 }, withPlan: { full: null, short: 2 } } },
    });
    const { db } = running.deps;
    await db
      .updateTable('users')
      .set({ vip_until: running.clock.now() + 1e11 })
      .execute();
    const left = async () => (await ann.get('/api/sittings/allowance')).body.data;
    expect(await left()).toEqual({ full: null, short: 2 });
    for (const _ of [1, 2]) await ann.begin(short);
    expect(await left()).toEqual({ full: null, short: 0 });
    running.clock.advance({ minutes: 31 * 24 * 60 });
    await ann.renew();
    expect(await left()).toEqual({ full: null, short: 2 });
  });

  describe('started at the same moment', () => {
    const allowing = (short: number) => ({
      config: { tests: { withoutPlan: { full: 0, short }, withPlan: { full: 0, short: 0 } } },
    });
    const usedTests = async () =>
      (await server?.deps.db.selectFrom('used_tests').select('sitting_id').execute())?.map((row) => row.sitting_id);

    it('take the last one only once, and leave the others as they were', async () => {
      const ann = await learnerOf(allowing(1));
      const prepared = await Promise.all(Array.from({ length: 8 }, () => ann.prepare(short)));
      const replies = await Promise.all(prepared.map(({ sittingId }) => ann.start(sittingId)));
      const started = replies.filter(({ status }) => status === 200).map(({ body }) => body.data.sittingId);
      expect(started).toHaveLength(1);
      expect(replies.filter(({ body }) => body.code === 'sitting.testsUsedUp')).toHaveLength(7);
      expect(await usedTests()).toEqual(started);
      const others = prepared.filter(({ sittingId }) => sittingId !== started[0]);
      const states = await Promise.all(others.map(async ({ sittingId }) => (await ann.read(sittingId)).state));
      expect(states).toEqual(Array(7).fill('ready'));
    });

    it('on two devices are one test, which counts once', async () => {
      const ann = await learnerOf(allowing(3));
      const { sittingId } = await ann.prepare(short);
      const replies = await Promise.all([1, 2].map(() => ann.start(sittingId)));
      expect(replies.map(({ status, body }) => [status, body.data.state])).toEqual(Array(2).fill([200, 'running']));
      expect(replies[0]?.body.data.startedAt).toBe(replies[1]?.body.data.startedAt);
      expect(await usedTests()).toEqual([sittingId]);
      expect((await ann.get('/api/sittings/allowance')).body.data).toEqual({ full: 0, short: 2 });
    });
  });

  it('are given back if there was no question to show', async () => {
    const none: SittingPorts = { ...defaultPorts, chooseQuestion: async () => null };
    const ann = await learnerOf({
      config: { tests: { withoutPlan: { full: 0, short: 1 }, withPlan: { full: 0, short: 0 } } },
      deps: { sittings: none },
    });
    const sittingId = await ann.begin(short);
    expect((await ann.open(sittingId, 1)).body.code).toBe('sitting.slotClosed');
    expect((await ann.get('/api/sittings/allowance')).body.data).toEqual({ full: 0, short: 1 });
  });

  it('choose another question instead of a damaged one', async () => {
    const { running, ann } = await open();
    await running.deps.db
      .updateTable('questions')
      .set({ payload: '{}' })
      .where('submodule_id', '=', 1)
      .where('question_id', '<', 100_038)
      .execute();
    const excluded: number[][] = [];
    const chooseQuestion: SittingPorts['chooseQuestion'] = async (needs, choice) => {
      excluded.push([...choice.excluded]);
      return excluded.length === 1
        ? 100_001
        : defaultPorts.chooseQuestion(needs, {
            ...choice,
            excluded: [...choice.excluded, ...Array.from({ length: 37 }, (_, index) => 100_001 + index)],
          });
    };
    Object.assign(running.deps, { sittings: { ...defaultPorts, chooseQuestion } });
    const sittingId = await ann.begin(short);
    const { current } = await ann.ask(sittingId, 1);
    expect(current.question.questionId).toBeGreaterThan(100_037);
    expect(excluded.slice(0, 2)).toEqual([[], [100_001]]);
  });
});
