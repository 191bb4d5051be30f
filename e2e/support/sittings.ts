import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import type { OpenedSlotReply, Sitting } from '@rehearse/api-client';
import { dataFolder } from './place.ts';
import { expect, type Learner } from './test.ts';

/** The short mock test of the newest exam, whose first questions are over without an answer: `done` of them, or all but −`done`. */
export async function startShortTest(
  request: APIRequestContext,
  { token }: Pick<Learner, 'token'>,
  done: number,
): Promise<Sitting> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Reply>(address: string, data: object = {}) =>
    ((await (await request.post(address, { data, headers })).json()) as { data: Reply }).data;
  const prepared = await call<Sitting>('/api/sittings', { kind: 'mock', examId: '2025-07', form: 'short' });
  const route = `/api/sittings/${prepared.sittingId}`;
  await call(`${route}/start`);
  for (const { slot } of prepared.slots.slice(0, done)) {
    const { current } = await call<OpenedSlotReply['data']>(`${route}/slots/${slot}/open`);
    await call(`${route}/slots/${slot}/answer`, { questionId: current.question.questionId, usedSeconds: 1 });
  }
  return prepared;
}

/** Finishes a sitting. */
export async function finishTest(request: APIRequestContext, { token }: Pick<Learner, 'token'>, sittingId: string) {
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post(`/api/sittings/${sittingId}/finish`, { data: {}, headers })).status()).toBe(200);
}

/** How the slots of a sitting ended, in order, as the database has them. */
export function slotStatesOf(sittingId: string, folder: string = dataFolder): string[] {
  const store = new DatabaseSync(path.join(folder, 'rehearse.db'), { readOnly: true });
  try {
    const rows = store.prepare('select state from sitting_slots where sitting_id = ? order by slot').all(sittingId);
    return (rows as { state: string }[]).map(({ state }) => state);
  } finally {
    store.close();
  }
}
