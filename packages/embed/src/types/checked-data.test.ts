import type { Question } from '@rehearse/api-client';
import { createFakeClock, createFakePlayer, createFakeRecordings } from '@rehearse/practice-machines/testing';
import { checkQuestion } from '@rehearse/question-data';
import { examples } from '@rehearse/question-data/examples';
import { damaged } from '@rehearse/question-data/testing';
import { questionTypes, secondsOf } from '@rehearse/question-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuestionDevice } from './question-device.ts';
import { loadFlow } from './registry.ts';

const device = () =>
  ({
    account: 'a',
    clock: createFakeClock(),
    recordings: createFakeRecordings(),
    // Node plays no sound
    soundDesk: { player: () => createFakePlayer(), microphone: (port) => port },
  }) satisfies Omit<QuestionDevice, 'recordings'> & { recordings: unknown } as unknown as QuestionDevice;

const flows = new Map(await Promise.all(questionTypes.map(async ({ id }) => [id, await loadFlow(id)] as const)));

it.each(questionTypes)('data of $name opens in its flow whenever the check accepts it', ({ id }) => {
  const flow = flows.get(id);
  let opened = 0;
  fc.assert(
    fc.property(damaged(examples[id]), (data) => {
      const result = checkQuestion(data);
      if (!result.ok || result.question.submoduleId !== id) return;
      const options = { draft: null, durationSeconds: secondsOf(id), mode: 'timed', language: 'zh' } as const;
      const actor = flow?.open(result.question as Question, options, device());
      actor?.start();
      expect(actor?.getSnapshot()).toMatchObject({ status: 'active' });
      actor?.send({ type: 'answer.submit' });
      expect(actor?.getSnapshot().status).not.toBe('error');
      actor?.stop();
      opened++;
    }),
    { numRuns: 300 },
  );
  expect(opened).toBeGreaterThan(20);
});
