// @vitest-environment node
import { createDrafts } from '@rehearse/device/drafts';
import type { HostQuestion } from '@rehearse/embed/types';
import { flowTimes, type PracticeSettings } from '@rehearse/practice-machines/protocol';
import { runningQuestionView } from '@rehearse/practice-machines/running-question';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SubmitRequest } from '../../delivery/answers.ts';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { loadFlow } from '../load-flow.ts';
import { runningQuestionOn } from './running-question.ts';

const question = { questionId: 7, submoduleId: 1, word: 'harbour', correct: true } as HostQuestion;
const choose = { type: 'answer.choose', saidYes: true } as const;

// a flow takes a moment to load
await loadFlow(question.submoduleId);

let learners = 0;

/** A word judgement with real drafts, on a device that submits nothing. */
async function open(mode: PracticeSettings['mode']) {
  const settings: PracticeSettings = { mode, timeFactor: 1 };
  const clock = createFakeClock();
  learners += 1;
  const account = `learner${learners}@example.org`;
  const drafts = createDrafts({ account });
  const submitted: SubmitRequest[] = [];
  const released = vi.fn();
  const device: QuestionWorkspace = {
    account,
    clock,
    drafts,
    recordings: { release: released, sweep: async () => {} } as unknown as QuestionWorkspace['recordings'],
    answers: {
      submit: async (request) => void submitted.push(request),
      sendAgain: (idempotencyKey) => Promise.resolve(idempotencyKey),
      statusOf: () => Promise.resolve(null),
      onDelivery: () => () => {},
    },
  };
  const machine = runningQuestionOn(question, device, (flow, { settings: under, draft, awayMs }) =>
    flow.open(question, { ...flowTimes(under, 5), draft, awayMs, language: 'en' }, device),
  );
  const actor = createActor(machine, {
    input: { visitId: 'visit', settings, now: () => 100_000 + clock.now() },
  }).start();
  const view = () => runningQuestionView(actor.getSnapshot());
  await vi.waitFor(() => expect(view().phase).toBe('running'));
  const shown = view();
  if (shown.phase !== 'running') throw new Error('The question does not run.');
  const leave = async () => {
    actor.send({ type: 'question.leave' });
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  };
  return { actor, clock, leave, released, submitted, flow: shown.actor, kept: () => drafts.load(7) };
}

it('leaves a question with the time used, to the millisecond', async () => {
  const { clock, leave, kept, released } = await open('timed');
  clock.increment(1600);
  await leave();
  expect(await kept()).toMatchObject({ elapsedMs: 1600, phase: 'answering' });
  expect(released).toHaveBeenCalledOnce();
});

it('leaves a question of an exam with its clock running, from when it was last read', async () => {
  const { clock, leave, kept } = await open('exam');
  clock.increment(2600);
  await leave();
  expect(await kept()).toMatchObject({ elapsedMs: 2000, readAt: 102_000 });
});

it('has the clock of an exam run from the start, even if it is left before anything was stored', async () => {
  const { clock, leave, kept } = await open('exam');
  clock.increment(300);
  await leave();
  expect(await kept()).toEqual({ settings: { mode: 'exam', timeFactor: 1 }, readAt: 100_000 });
});

it('submits an answer with the draft that says so, and stores that draft nowhere else', async () => {
  const { flow, submitted, kept } = await open('timed');
  flow.send(choose);
  expect(submitted).toEqual([
    {
      questionId: 7,
      submoduleId: 1,
      submission: expect.objectContaining({ kind: 'choice' }),
      idempotencyKey: 'visit.1',
      draft: expect.objectContaining({ phase: 'reviewed', answer: { saidYes: true }, readAt: 100_000 }),
    },
  ]);
  expect(await kept()).toBeNull();
});

it('stores what a flow changes after its answer, and submits nothing again', async () => {
  const { flow, submitted, kept } = await open('timed');
  flow.send(choose);
  flow.send({ type: 'answer.retry' });
  expect(await kept()).toMatchObject({ phase: 'answering', answer: { saidYes: null } });
  expect(submitted).toHaveLength(1);
});

it('removes the draft of a submitted answer on leaving', async () => {
  const { flow, leave, kept } = await open('timed');
  flow.send(choose);
  flow.send({ type: 'answer.retry' });
  flow.send(choose);
  await leave();
  expect(await kept()).toBeNull();
});

it('discards the draft and the recordings of an exam that is given up', async () => {
  const { actor, clock, kept, released } = await open('exam');
  clock.increment(1000);
  await expect.poll(kept).toMatchObject({ elapsedMs: 1000 });
  actor.send({ type: 'settings.change', settings: { mode: 'learn', timeFactor: 1 } });
  await expect.poll(kept).toBeNull();
  expect(released).toHaveBeenCalledOnce();
});
