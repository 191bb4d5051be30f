import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { jobHandlers } from '../../services/corrections/index.ts';
import { takeJob } from '../../services/jobs/queue.ts';
import { createQuestionBank } from '../../services/measurement/index.ts';
import { measuredPorts } from '../../services/sittings/measured-ports.ts';
import { type FakeAi, replyWith, startFakeAi } from '../../testing/fake-ai.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { speechWav } from '../../testing/wav.ts';
import { essay } from '../corrections/corrections.fixtures.ts';
import { rightAnswer, startExamServer } from '../sittings/sittings.fixtures.ts';
import { openClass } from './classes.fixtures.ts';

describe.each(storeKinds)('an assigned test on %s', (kind) => {
  let server: TestServer;
  let ai: FakeAi;
  beforeAll(async () => {
    ai = await startFakeAi();
    const { corrections } = loadConfig({
      ...{ CORRECTION_API_URL: ai.url, CORRECTION_API_KEY: 'key', CORRECTION_API_MODEL: 'fake' },
      CORRECTIONS_FREE_PER_MONTH: '1',
    });
    server = await startExamServer(kind, { config: { corrections } });
    const { clock, files } = server.deps;
    const bank = createQuestionBank({ clock });
    Object.assign(server.deps, { sittings: measuredPorts({ bank, files, random: () => 0.5 }) });
  });
  afterAll(async () => {
    await server?.close();
    await ai.close();
  });

  const work = async () => {
    for (;;) {
      const job = await takeJob(server.deps.store, { lease: 'test', leaseMs: 30_000, now: server.clock.now() });
      if (!job) return;
      await jobHandlers[job.kind](server.deps, job, new AbortController().signal);
    }
  };

  it('has its new range in the lists of teacher and learner when a correction arrives, before anyone opens the report', async () => {
    const room = await openClass(server);
    const ann = await room.join('Ann');
    const created = await room.teacher.assign({
      ...{ title: 'A test', instructions: null, dueAt: null },
      task: { kind: 'test', examId: 'small', form: 'full' },
    });
    const { assignmentId } = created.body.data.assignment;
    const { sittingId, slots } = (await ann.take(assignmentId)).body.data;
    await ann.start(sittingId);
    for (const { slot } of slots) {
      const { current } = await ann.ask(sittingId, slot);
      const { questionId } = current.question;
      const open: Record<number, () => Promise<object>> = {
        13: async () => ({ questionId, recordingUrl: await ann.upload(speechWav(20)) }),
        14: async () => ({ questionId, answer: essay }),
      };
      await ann.answer(sittingId, slot, await (open[current.submoduleId]?.() ?? rightAnswer(ann, current)));
    }
    await ann.finish(sittingId);
    const shown = async () => {
      const [{ progress }] = (await room.teacher.results(assignmentId)).members;
      const [{ overall }] = (await ann.post('/api/sittings/list', { page: 1, size: 10, kind: 'mock' })).body.data
        .content;
      return [progress.overall, overall];
    };
    const [before] = await shown();
    expect(before).toEqual({ low: expect.any(Number), high: expect.any(Number) });

    const written = await server.deps.db
      .selectFrom('attempts')
      .select('attempt_id')
      .where('user_id', '=', ann.who.userId)
      .where('submodule_id', '=', 14)
      .executeTakeFirstOrThrow();
    await ann.post('/api/me/corrections/consent', { given: true });
    ai.answerWith(JSON.stringify(replyWith([], { low: 150, high: 160 })));
    await ann.post('/api/me/corrections', { attemptId: written.attempt_id, language: 'en' });
    await work();

    const [forTeacher, forLearner] = await shown();
    expect(forTeacher.low).toBeGreaterThan(before.low);
    const { ranges } = (await ann.get(`/api/sittings/${sittingId}/report`)).body.data;
    expect([forTeacher, forLearner]).toEqual([ranges.overall, ranges.overall]);
  });
});
