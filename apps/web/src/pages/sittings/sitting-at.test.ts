// @vitest-environment node
import { createApiClient } from '@rehearse/api-client';
import type { DeliveryStatus, OutboxEntry } from '@rehearse/device/outbox';
import type { OpenedSlot, Sitting } from '@rehearse/practice-machines/sitting';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { type HostReply, startHost } from '../../testing/host.ts';
import { createTestSession } from '../../testing/services.ts';
import { loadSitting, sittingAt } from './sitting-at.ts';

const sittingId = '00000000-0000-4000-8000-000000000009';
const path = `/api/sittings/${sittingId}`;

const slotOf = (slot: number) => ({ slot, submoduleId: 1, state: 'open', isLate: false });
const given = {
  ...{ sittingId, kind: 'mock', state: 'running', isSealed: true, minutes: 20, timeFactor: 1.5 },
  slots: [slotOf(1), slotOf(2)],
};

const entry = (slot: number): OutboxEntry => ({
  idempotencyKey: `answer ${slot}`,
  kind: 'choice',
  payload: { questionId: slot, submoduleId: 1, given: { kind: 'none' }, slot: { sittingId, slot } },
  createdAt: 0,
});

/** A host, and a device with the answers of some slots on it, which the test sends. */
async function sitting({ reply, waiting = [] }: { reply: (path: string) => HostReply; waiting?: number[] }) {
  const { url, pathsCalled } = await startHost(({ path }) => reply(path));
  const session = createTestSession('loggedIn');
  const api = createApiClient({
    baseUrl: url,
    session: { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} },
  });
  let pending = waiting.map(entry);
  const listeners = new Set<(status: DeliveryStatus) => void>();
  const tell = (status: { state: DeliveryStatus['state']; failures?: number }) => {
    for (const listener of listeners)
      listener({ idempotencyKey: 'answer', kind: 'choice', ...status } as DeliveryStatus);
  };
  const clock = createFakeClock();
  const workspace = {
    clock,
    answers: {
      onDelivery: (listener: (status: DeliveryStatus) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      outbox: { pending: async () => pending, drain: () => new Promise(() => {}) },
    },
  } as unknown as LearnerWorkspace;
  const machine = sittingAt({ api, session }, { workspace, sittingId, timeFactor: 1, language: () => 'en' });
  return {
    url,
    clock,
    pathsCalled,
    load: () => loadSitting({ api }, workspace, sittingId),
    /** Calls the host as the machine does. */
    call<Output>(name: string, input: object = {}): Promise<Output> {
      const logic = machine.implementations.actors[name] as AnyActorLogic;
      return toPromise(createActor(logic, { input }).start()) as Promise<Output>;
    },
    fail: () => tell({ state: 'onDevice', failures: 1 }),
    send() {
      pending = [];
      tell({ state: 'saved' });
    },
  };
}

it('counts answers as given that are still on their way from this device', async () => {
  const { load, call } = await sitting({ reply: () => ({ data: given }), waiting: [1] });
  expect(await load()).toMatchObject({ sittingId, timeFactor: 1.5, slots: [{ state: 'answered' }, { state: 'open' }] });
  const reloaded = await call<Sitting>('reload');
  expect(reloaded.slots.map(({ state }) => state)).toEqual(['answered', 'open']);
});

it.each(['start', 'pause'])('has the host %s it', async (name) => {
  const { call, pathsCalled } = await sitting({ reply: () => ({ data: { ...given, state: 'paused' } }) });
  expect(await call<Sitting>(name)).toMatchObject({ state: 'paused', mode: 'exam', review: 'end' });
  expect(pathsCalled()).toEqual([`${path}/${name}`]);
});

it('says why the host does not start it', async () => {
  const { call } = await sitting({ reply: () => ({ status: 409, message: 'No test is left.' }) });
  await expect(call('start')).rejects.toMatchObject({ status: 409 });
});

it('is finished only once the host has all answers', async () => {
  const { load, call, send, pathsCalled } = await sitting({
    reply: () => ({ data: { ...given, state: 'finished' } }),
    waiting: [2],
  });
  const finished = call<Sitting>('finish');
  // a call that was made before would be there by now
  await load();
  expect(pathsCalled()).toEqual([path]);
  send();
  expect((await finished).state).toBe('finished');
  expect(pathsCalled()).toEqual([path, `${path}/finish`]);
});

it('is not finished while answers wait without a connection', async () => {
  const { call, fail, pathsCalled } = await sitting({ reply: () => ({ data: given }), waiting: [2] });
  const finished = call('finish');
  fail();
  await expect(finished).rejects.toMatchObject({ code: 'network' });
  expect(pathsCalled()).toEqual([]);
});

const question = { questionId: 5, submoduleId: 6, audioUrl: '/media/clips/5.mp3' };
const slot = { slot: 2, submoduleId: 6, question, seconds: 60, secondsLeft: 40 };

it('opens a question with its clips at the host', async () => {
  const { call, url } = await sitting({ reply: () => ({ data: { current: slot, next: null } }) });
  expect(await call<OpenedSlot>('openSlot', { slot: 2 })).toEqual({
    current: { ...slot, question: { ...question, id: 5, audioUrl: `${url}/media/clips/5.mp3` } },
    next: null,
  });
});

it('opens the next question after the answer before it, which it may depend on, but waits no longer than 1.5 seconds', async () => {
  const { load, call, clock, pathsCalled } = await sitting({
    reply: (called) => ({ data: called === path ? given : { current: slot, next: null } }),
    waiting: [1],
  });
  const opened = call<OpenedSlot>('openSlot', { slot: 2 });
  clock.increment(1499);
  await load();
  expect(pathsCalled()).toEqual([path]);
  clock.increment(1);
  expect((await opened).current.slot).toBe(2);
});
