import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import type { OpenedSlotReply, Sitting } from '@rehearse/api-client';
import { dataFolder } from './place.ts';
import { expect, type Learner } from './test.ts';

type Session = Pick<Learner, 'token'>;

async function post<Reply>(request: APIRequestContext, { token }: Session, address: string, data: object = {}) {
  const reply = await request.post(address, { data, headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok()) throw new Error(`${address} answered ${reply.status()}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Reply }).data;
}

/** Lets questions of a running test pass without an answer. */
export async function passSlots(
  request: APIRequestContext,
  learner: Session,
  { sittingId, slots }: Pick<Sitting, 'sittingId' | 'slots'>,
): Promise<void> {
  for (const { slot } of slots) {
    const route = `/api/sittings/${sittingId}/slots/${slot}`;
    const { current } = await post<OpenedSlotReply['data']>(request, learner, `${route}/open`);
    const { questionId } = current.question;
    await post(request, learner, `${route}/answer`, { questionId, usedSeconds: 1 });
  }
}

/** The short mock test of the newest exam, whose first questions are over without an answer: `done` of them, or all but −`done`. */
export async function startShortTest(request: APIRequestContext, learner: Session, done: number): Promise<Sitting> {
  const test = { kind: 'mock', examId: '2025-07', form: 'short' };
  const prepared = await post<Sitting>(request, learner, '/api/sittings', test);
  await post(request, learner, `/api/sittings/${prepared.sittingId}/start`);
  await passSlots(request, learner, { ...prepared, slots: prepared.slots.slice(0, done) });
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
