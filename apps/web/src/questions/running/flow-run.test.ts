// @vitest-environment node
import { createDrafts } from '@rehearse/device/drafts';
import { flowTimes, type PracticeSettings } from '@rehearse/practice-machines/protocol';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import type { AnswerWay, GivenAnswer } from '../../delivery/answers.ts';
import type { QuestionRoom } from '../../delivery/practice-room.ts';
import type { HostQuestion } from '../host-question.ts';
import { wordJudgement } from '../types/word-judgement.ts';
import { runFlow } from './flow-run.ts';

const question = { questionId: 7, submoduleId: 1, word: 'harbour', correct: true } as HostQuestion;

function open(mode: PracticeSettings['mode'], flow = wordJudgement) {
  const settings: PracticeSettings = { mode, timeFactor: 1 };
  const clock = createFakeClock();
  const drafts = createDrafts({ account: 'lin@example.org' });
  const submitted: { given: GivenAnswer; way: AnswerWay }[] = [];
  const room = {
    ...{ account: 'lin@example.org', clock, drafts },
    recordings: { release: () => {}, sweep: async () => {} } as unknown as QuestionRoom['recordings'],
    answers: {
      give: async (_question: unknown, given: GivenAnswer, way: AnswerWay) => void submitted.push({ given, way }),
      sendAgain: (key: string) => Promise.resolve(key),
      newsOf: () => Promise.resolve(null),
      outbox: { subscribe: () => () => {} },
    } as unknown as QuestionRoom['answers'],
  };
  const actor = wordJudgement.open(question, { ...flowTimes(settings, 5), draft: null, language: 'en' }, room);
  const run = runFlow({
    ...{ flow, actor, draft: null, question, room, settings },
    ...{ onAnswered: () => {}, onSaved: () => {}, now: () => 100_000 + clock.now() },
  });
  return { clock, run, submitted, kept: () => drafts.load(7) };
}

it('leaves a question with the time used, to the millisecond', async () => {
  const { clock, run, kept } = open('timed');
  clock.increment(1600);
  await run.leave();
  expect(await kept()).toMatchObject({ elapsedMs: 1600, phase: 'answering' });
});

it('leaves a question of an exam with its clock running, from when it was last read', async () => {
  const { clock, run, kept } = open('exam');
  clock.increment(2600);
  await run.leave();
  expect(await kept()).toMatchObject({ elapsedMs: 2000, readAt: 102_000 });
});

it('has the clock of an exam run from the start, even if it is left before anything was kept', async () => {
  const { clock, run, kept } = open('exam');
  clock.increment(300);
  await run.leave();
  expect(await kept()).toEqual({ settings: { mode: 'exam', timeFactor: 1 }, readAt: 100_000 });
});

const choose = { type: 'answer.choose', saidYes: true } as const;

it('hands on an answer with the draft that says so, and keeps that draft nowhere else', async () => {
  const { run, submitted, kept } = open('timed');
  run.actor.send(choose);
  expect(submitted).toEqual([
    {
      given: expect.objectContaining({ kind: 'choice' }),
      way: {
        key: expect.any(String),
        answered: {
          questionId: 7,
          draft: expect.objectContaining({ phase: 'reviewed', answer: { saidYes: true }, readAt: 100_000 }),
        },
      },
    },
  ]);
  expect(run.latest()).toBe(submitted[0]?.way.answered?.draft);
  expect(await kept()).toBeNull();
});

it('keeps what a flow changes after its answer, and nothing of it again', async () => {
  const { run, submitted, kept } = open('timed');
  run.actor.send(choose);
  run.actor.send({ type: 'answer.retry' });
  expect(await kept()).toMatchObject({ phase: 'answering', answer: { saidYes: null } });
  expect(submitted).toHaveLength(1);
});

it('keeps the draft of an answer that is not for the host', async () => {
  const { run, submitted, kept } = open('timed', { ...wordJudgement, givenBy: () => null });
  run.actor.send(choose);
  expect(submitted).toEqual([]);
  expect(await kept()).toMatchObject({ phase: 'reviewed', answer: { saidYes: true } });
});
