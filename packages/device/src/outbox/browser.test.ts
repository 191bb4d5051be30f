import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '../shared/fake-locks.ts';
import { createTestDatabase, flush } from '../shared/testing.ts';
import { createTabChannel, createWebLock, openOutbox } from './browser.ts';
import type { DeliveryStatus, OutboxEntry, SendResult } from './outbox.types.ts';

afterEach(() => vi.unstubAllGlobals());

const change: DeliveryStatus = { idempotencyKey: 'key-1', kind: 'answer', state: 'onDevice' };

/** The next thing that comes, or nothing within a moment. */
function heardOn(channel: ReturnType<typeof createTabChannel>) {
  const heard: DeliveryStatus[] = [];
  const stop = channel?.listen((each) => heard.push(each));
  return { heard, stop };
}

/** A window that can be back online. */
function stubWindow() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  return { goOnline: () => page.dispatchEvent(new Event('online')) };
}

const account = 'lin@example.org';

describe('the channel between tabs', () => {
  it('tells the other tabs of its name, and not itself', async () => {
    const [a, b, other] = ['one', 'one', 'two'].map(createTabChannel);
    const ears = [a, b, other].map(heardOn);
    a?.post(change);
    await vi.waitFor(() => expect(ears[1]?.heard).toEqual([change]));
    expect(ears.map(({ heard }) => heard.length)).toEqual([0, 1, 0]);
    ears[1]?.stop?.();
    a?.post(change);
    await flush();
    expect(ears[1]?.heard).toHaveLength(1);
    ears[0]?.stop?.();
    ears[2]?.stop?.();
  });

  it('is none where the browser has none', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(createTabChannel('one')).toBeUndefined();
  });
});

describe('the lock over tabs', () => {
  it('is the browser’s, and gives up waiting with its signal', async () => {
    const locks = createFakeLocks();
    vi.stubGlobal('navigator', { locks });
    const lock = createWebLock('one');
    const never = lock(() => new Promise(() => {}), new AbortController().signal);
    const waiting = new AbortController();
    const second = lock(async () => 'in', waiting.signal);
    waiting.abort(new Error('closed'));
    await expect(second).rejects.toThrow('closed');
    expect(never).toBeInstanceOf(Promise);
  });

  it.each([
    ['no navigator', undefined],
    ['no Web Locks', {}],
  ])('with %s work simply runs', async (_name, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await expect(createWebLock('one')(async () => 'in', new AbortController().signal)).resolves.toBe('in');
  });
});

describe('the outbox of this browser', () => {
  const open = (answer: () => Promise<SendResult>, name = account) => {
    const { database } = createTestDatabase();
    const send = vi.fn((_: OutboxEntry) => answer());
    return { send, database, outbox: openOutbox({ account: name, database, send }) };
  };

  it('works in Node, where nothing comes online', async () => {
    const { outbox, send } = open(async () => ({ outcome: 'saved' }));
    await outbox.add({ kind: 'answer', payload: 'a', idempotencyKey: 'key-1' });
    await outbox.drain();
    expect(send).toHaveBeenCalledTimes(1);
    outbox.close();
  });

  it('sends at once what waited, when the browser is back online', async () => {
    const { goOnline } = stubWindow();
    const answers: SendResult[] = [{ outcome: 'later' }];
    const { outbox, send } = open(async () => answers.shift() ?? { outcome: 'saved' });
    await outbox.add({ kind: 'answer', payload: 'a', idempotencyKey: 'key-1' });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    // far less than the second it would wait by itself
    goOnline();
    await vi.waitFor(async () => expect(await outbox.pending()).toEqual([]), { timeout: 500 });
    outbox.close();
  });

  it('once closed sends nothing more, and what is pending stays', async () => {
    const { goOnline } = stubWindow();
    const { outbox, send, database } = open(async () => ({ outcome: 'later' }));
    await outbox.add({ kind: 'answer', payload: 'a', idempotencyKey: 'key-1' });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    outbox.close();
    goOnline();
    await flush();
    expect(send).toHaveBeenCalledTimes(1);
    const after = openOutbox({ account, database, send: async () => ({ outcome: 'saved' }) });
    expect((await after.pending()).map(({ payload }) => payload)).toEqual(['a']);
    after.close();
  });

  it('tells the other tabs of the account, and no other account', async () => {
    const [tab, other] = [open(async () => ({ outcome: 'saved' })), open(async () => ({ outcome: 'saved' }), 'kim')];
    const [same, foreign] = [account, 'kim'].map((name) => heardOn(createTabChannel(`rehearse/outbox/${name}`)));
    await tab.outbox.add({ kind: 'answer', payload: 'a', idempotencyKey: 'key-1' });
    await vi.waitFor(() => expect(same?.heard.map(({ state }) => state)).toEqual(['onDevice', 'saved']));
    expect(foreign?.heard).toEqual([]);
    for (const each of [tab, other]) each.outbox.close();
    for (const each of [same, foreign]) each?.stop?.();
  });
});
