// @vitest-environment node
import { createOutbox, type DeliveryStatus, type OutboxEntry, type SendResult } from '@rehearse/device/outbox';
import { notOfferedStatus } from '@rehearse/practice-machines/protocol';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import { createAnswers } from './answers.ts';
import type { Submission } from './submission.ts';

const question = { questionId: 7, submoduleId: 1 };
const choice: Submission = { kind: 'choice', answer: 'yes', score: 1 };
const draft = { phase: 'reviewed' };

/** Answers in an outbox that keeps its entries in memory. */
function startAnswers(send: () => SendResult, entries: OutboxEntry[] = []) {
  let rows: (OutboxEntry & { refusal?: { status: number; message: string } })[] = entries;
  const outbox = createOutbox({
    queue: {
      add: async (entry) => {
        rows.push(entry);
        return 'onDevice';
      },
      head: async () => rows.find(({ refusal }) => !refusal) ?? null,
      remove: async (key) => {
        rows = rows.filter(({ idempotencyKey }) => idempotencyKey !== key);
      },
      refuse: async (key, refusal) => {
        rows = rows.map((row) => (row.idempotencyKey === key ? { ...row, refusal } : row));
      },
      pending: async () => rows.filter(({ refusal }) => !refusal),
      refused: async () => rows.flatMap((row) => (row.refusal ? [{ ...row, ...row.refusal }] : [])),
    },
    send: async () => send(),
    lock: (work) => work(),
    clock: createFakeClock(),
  });
  const statuses: DeliveryStatus[] = [];
  outbox.onDelivery((status) => statuses.push(status));
  return { answers: createAnswers(outbox), statuses };
}

it('keeps answers for which the host has no call, the latest first', async () => {
  const texts: Submission[] = ['Two boats.', 'Three boats.'].map((answer) => ({ kind: 'text', answer }));
  const { answers } = startAnswers(() => ({ outcome: 'refused', status: notOfferedStatus, message: '' }));
  for (const [index, submission] of texts.entries()) {
    await answers.submit({ ...question, submission, idempotencyKey: `key-${index}`, draft });
  }
  await answers.outbox.drain();
  const kept = await answers.keptHere(question.questionId);
  expect(kept.map(({ submission }) => submission)).toEqual(texts.toReversed());
  expect(await answers.keptHere(question.questionId + 1)).toEqual([]);
});

it('knows the status of an answer after a failure, a second attempt and a reply', async () => {
  const results: SendResult[] = [{ outcome: 'later' }, { outcome: 'saved', reply: 'Well done.' }];
  const { answers, statuses } = startAnswers(() => results.shift() ?? { outcome: 'later' });
  const idempotencyKey = 'key-1';
  await answers.submit({ ...question, submission: choice, idempotencyKey, draft });
  await expect.poll(() => statuses.at(-1)).toMatchObject({ state: 'onDevice', failures: 1 });
  expect(await answers.statusOf(7)).toMatchObject({ idempotencyKey, state: 'onDevice' });
  expect(await answers.sendAgain(idempotencyKey)).toBe(idempotencyKey);
  await expect.poll(() => answers.statusOf(7)).toMatchObject({ state: 'saved', reply: 'Well done.' });
  expect(await answers.statusOf(8)).toBeNull();
});

it('sends a refused answer again under a new key', async () => {
  const results: SendResult[] = [
    { outcome: 'refused', status: 400, message: 'No.' },
    { outcome: 'saved', reply: 'Well done.' },
  ];
  const { answers } = startAnswers(() => results.shift() ?? { outcome: 'later' });
  const idempotencyKey = 'key-1';
  await answers.submit({ ...question, submission: choice, idempotencyKey, draft });
  await expect.poll(() => answers.statusOf(7)).toMatchObject({ state: 'refused', message: 'No.' });
  expect(await answers.sendAgain(idempotencyKey)).not.toBe(idempotencyKey);
  await expect.poll(() => answers.statusOf(7)).toMatchObject({ state: 'saved', reply: 'Well done.' });
  expect(await answers.outbox.refused()).toEqual([]);
});

it('knows the status of an answer that an earlier page left, once it is sent', async () => {
  const entries = [
    { idempotencyKey: 'left', kind: 'imageWriting', payload: { ...question, given: choice }, createdAt: 0 },
  ];
  const { answers } = startAnswers(() => ({ outcome: 'saved', reply: 'Well done.' }), entries);
  expect(await answers.statusOf(7)).toMatchObject({ idempotencyKey: 'left', state: 'onDevice' });
  await answers.outbox.drain();
  expect(await answers.statusOf(7)).toMatchObject({ idempotencyKey: 'left', state: 'saved', reply: 'Well done.' });
});
