// @vitest-environment node
import { createDrafts } from '@rehearse/device/drafts';
import type { AskedQuestion, QuestionReport } from '@rehearse/practice-machines/sitting';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { expect, it, vi } from 'vitest';
import type { SubmitRequest } from '../../delivery/answers.ts';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { slotKey } from '../../delivery/submission.ts';
import { loadFlow } from '../../questions/load-flow.ts';
import { invoked } from '../../testing/invoked.ts';
import { askQuestion, type SlotFlow } from './ask-question.ts';

const sittingId = '00000000-0000-4000-8000-000000000009';
const draftKey = slotKey({ sittingId, slot: 3 });
const choose = { type: 'answer.choose', saidYes: true } as const;

const drilled: AskedQuestion = {
  slot: 3,
  submoduleId: 1,
  question: { questionId: 7, submoduleId: 1, word: 'harbour', correct: true },
  seconds: 5,
  secondsLeft: 5,
  mode: 'timed',
  isSealed: false,
};
const sealed: AskedQuestion = {
  ...drilled,
  question: { questionId: 7, submoduleId: 1, word: 'harbour' },
  mode: 'exam',
  isSealed: true,
};

// a flow takes a moment to load
await loadFlow(1);

let learners = 0;

interface Device {
  /** What this device kept of the slot. */
  draft?: unknown;
  timeFactor?: 1 | 1.5;
  isSignedIn?: boolean;
}

/** A word of a sitting, on a device that stores answers when the test lets it. */
async function ask(asked: AskedQuestion, { draft, timeFactor = 1, isSignedIn = true }: Device = {}) {
  learners += 1;
  const account = `sitter${learners}@example.org`;
  const clock = createFakeClock();
  const drafts = createDrafts({ account });
  if (draft !== undefined) await drafts.save(draftKey, draft);
  const submitted: SubmitRequest[] = [];
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const workspace: QuestionWorkspace = {
    ...{ account, clock, drafts },
    recordings: { release: () => {}, sweep: async () => {} } as unknown as QuestionWorkspace['recordings'],
    answers: {
      submit(request) {
        submitted.push(request);
        return stored;
      },
      sendAgain: (idempotencyKey) => Promise.resolve(idempotencyKey),
      statusOf: () => Promise.resolve(null),
      onDelivery: () => () => {},
    },
  };
  const logic = askQuestion({ sittingId, timeFactor, workspace, language: () => 'en', isSignedIn: () => isSignedIn });
  const { reports, send, stop } = invoked<QuestionReport>(logic, asked);
  const opened = () => {
    const last = reports.findLast((report) => report.type === 'question.opened');
    if (last?.type !== 'question.opened') throw new Error('The question is not open.');
    return last.flow as SlotFlow;
  };
  return {
    ...{ clock, submitted, store, reports, stop },
    kept: () => drafts.load(draftKey),
    leave: () => send({ type: 'question.leave' }),
    isOpen: () => expect.poll(() => reports.map(({ type }) => type)).toContain('question.opened'),
    answered: () => reports.filter(({ type }) => type === 'question.answered'),
    secondsOf: () => opened().actor.getSnapshot().context.durationSeconds,
    choose: () => opened().actor.send(choose as never),
  };
}

it('submits an answer to its slot with the time used, and tells the sitting once it is stored', async () => {
  const question = await ask(drilled);
  await question.isOpen();
  question.clock.increment(1600);
  question.choose();
  expect(question.submitted).toMatchObject([
    { questionId: 7, submission: { kind: 'choice', score: 1 }, slot: { sittingId, slot: 3, usedSeconds: 1.6 } },
  ]);
  await Promise.resolve();
  expect(question.answered()).toEqual([]);
  question.store();
  await expect.poll(question.answered).toEqual([{ type: 'question.answered', score: 1, isTimeUp: false }]);
});

it('tells the sitting when the time is up, and the host that there is no answer', async () => {
  const question = await ask(sealed);
  await question.isOpen();
  question.clock.increment(5000);
  question.store();
  await expect.poll(question.answered).toEqual([{ type: 'question.answered', score: null, isTimeUp: true }]);
  expect(question.submitted).toMatchObject([
    { submission: { kind: 'choice', answer: '' }, slot: { isSealed: true, usedSeconds: 5 } },
  ]);
});

it('has no more time than the host says is left, where it was opened on another device', async () => {
  const question = await ask({ ...sealed, secondsLeft: 2.2 });
  await question.isOpen();
  expect(question.secondsOf()).toBe(3);
});

it('has a second at least, even if the host says that none is left', async () => {
  const question = await ask({ ...sealed, secondsLeft: 0 });
  await question.isOpen();
  expect(question.secondsOf()).toBe(1);
});

it('has the time that the host has extended already, and extends it no more', async () => {
  const question = await ask({ ...sealed, seconds: 8, secondsLeft: 8 }, { timeFactor: 1.5 });
  await question.isOpen();
  expect(question.secondsOf()).toBe(8);
});

it('goes on where this device was, with its own clock, and counts the time before', async () => {
  const first = await ask(drilled);
  await first.isOpen();
  first.clock.increment(2000);
  first.leave();
  await expect.poll(() => first.reports.at(-1)).toEqual({ type: 'question.left' });
  const draft = await first.kept();
  expect(draft).toMatchObject({ elapsedMs: 2000 });

  const again = await ask({ ...drilled, secondsLeft: 1 }, { draft });
  await again.isOpen();
  expect(again.secondsOf()).toBe(5);
  again.clock.increment(1000);
  again.choose();
  expect(again.submitted).toMatchObject([{ slot: { usedSeconds: 3 } }]);
});

it('ends under exam rules when it is left: nothing of it is kept', async () => {
  const question = await ask(sealed);
  await question.isOpen();
  question.clock.increment(2000);
  question.leave();
  await expect.poll(() => question.reports.at(-1)).toEqual({ type: 'question.left' });
  expect(await question.kept()).toBeNull();
});

it('is left once: when the sitting drops it, nothing is sent to it any more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const question = await ask(drilled);
  await question.isOpen();
  question.leave();
  await expect.poll(() => question.reports.at(-1)).toEqual({ type: 'question.left' });
  question.stop();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('says so when its type is unknown here', async () => {
  const { reports } = await ask({ ...drilled, submoduleId: 99, question: { questionId: 7, submoduleId: 99 } });
  await expect.poll(() => reports.map(({ type }) => type)).toEqual(['question.failed']);
});
