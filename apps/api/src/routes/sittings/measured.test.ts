import { afterEach, describe, expect, it } from 'vitest';
import { createQuestionBank } from '../../services/measurement/index.ts';
import { measuredPorts } from '../../services/sittings/measured-ports.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { createTaker, rightAnswer, startExamServer, type Taker } from './sittings.fixtures.ts';

const mock = { kind: 'mock', examId: 'small', form: 'full' };

describe.each(storeKinds)('measured tests on %s', (kind) => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  async function start(): Promise<Taker> {
    const running = await startExamServer(kind);
    server = running;
    const { clock, files } = running.deps;
    const bank = createQuestionBank({ clock });
    Object.assign(running.deps, { sittings: measuredPorts({ bank, files, random: () => 0.5 }) });
    return createTaker(running, await running.signIn());
  }

  /** Takes a whole test and returns its report. */
  async function take(ann: Taker, answerOf: (slot: number) => 'right' | 'wrong') {
    const sittingId = await ann.begin(mock);
    const { slots } = await ann.read(sittingId);
    for (const { slot } of slots) {
      const { current } = await ann.ask(sittingId, slot);
      const right = await rightAnswer(ann, current);
      const isOpen = current.submoduleId === 13 || current.submoduleId === 14;
      const wrong = { questionId: current.question.questionId, answer: 'no' };
      await ann.answer(sittingId, slot, answerOf(slot) === 'right' || isOpen ? right : wrong);
    }
    await ann.finish(sittingId);
    return (await ann.get(`/api/sittings/${sittingId}/report`)).body.data;
  }

  it('give a higher range to somebody who answers right than to somebody who answers wrong', async () => {
    const ann = await start();
    const well = await take(ann, () => 'right');
    const ben = createTaker(server as TestServer, await (server as TestServer).signIn('ben@example.org'));
    const badly = await take(ben, () => 'wrong');
    expect(well.ranges.reading.low).toBeGreaterThan(badly.ranges.reading.high);
  });

  it('give no number for speech that nobody measured, nor an overall one', async () => {
    const { ranges, questions } = await take(await start(), () => 'right');
    expect([ranges.speaking, ranges.overall]).toEqual([null, null]);
    const spoken = questions.find(({ submoduleId }: { submoduleId: number }) => submoduleId === 13);
    expect(spoken).toMatchObject({ judgedBy: 'nobody', score: null });
    expect(spoken).not.toHaveProperty('points');
  });

  it('name the target, and never ask a question again while there are others', async () => {
    const ann = await start();
    const goals = { targetScore: 125, examDate: null, minutesPerDay: null, firstLanguage: null };
    await ann.post('/api/me/goals', goals);
    const first = await take(ann, () => 'right');
    const second = await take(ann, () => 'right');
    expect(first.target).toBe(125);
    const words = (report: { questions: { submoduleId: number; questionId: number }[] }) =>
      report.questions.filter(({ submoduleId }) => submoduleId === 1).map(({ questionId }) => questionId);
    expect(words(first).length).toBeGreaterThan(0);
    expect(words(second).filter((id) => words(first).includes(id))).toEqual([]);
  });

  it('tell the plan of the day that a test was left, and when the last one was', async () => {
    const ann = await start();
    const tasks = async () => (await ann.get('/api/me/today?zone=UTC')).body.data.tasks;
    expect(await tasks()).toContainEqual({ task: 'placement' });
    const sittingId = await ann.begin(mock);
    expect((await tasks())[0]).toEqual({ task: 'continue', sittingId, kind: 'mock' });
    await ann.finish(sittingId);
    expect(await tasks()).not.toContainEqual({ task: 'placement' });
  });
});
