import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFakeLocks } from '../shared/fake-locks.ts';
import { createTestDatabase, full } from '../shared/testing.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox, OutboxEntry, SendResult } from './outbox.types.ts';
import { createQueue } from './queue.ts';

/** How the host, or the way to it, behaves at one sending. */
const behaviours = ['ok', 'down', 'throws', 'replyLost', 'refuses'] as const;
type Behaviour = (typeof behaviours)[number];

/** A host that takes each key once. */
function createHost(script: Behaviour[]) {
  const received: string[] = [];
  const applied: string[] = [];
  const refused: string[] = [];
  async function answer(key: string): Promise<SendResult> {
    received.push(key);
    await pause();
    // what the host decided about a key, it decided
    if (applied.includes(key)) return { outcome: 'saved' };
    if (refused.includes(key)) return { outcome: 'refused', status: 400, message: '' };
    const behaviour = script.shift() ?? 'ok';
    if (behaviour === 'down') return { outcome: 'later' };
    if (behaviour === 'throws') throw new TypeError('Failed to fetch');
    if (behaviour === 'refuses') {
      refused.push(key);
      return { outcome: 'refused', status: 400, message: '' };
    }
    applied.push(key);
    return { outcome: behaviour === 'replyLost' ? 'later' : 'saved' };
  }
  return { received, applied, refused, answer, senders: new Set<object>(), mostSenders: 0 };
}

/** Waits pass at once. */
const hastyClock = {
  setTimeout: (callback: () => void) => setTimeout(callback, 0),
  clearTimeout: (id: unknown) => clearTimeout(id as ReturnType<typeof setTimeout>),
};

function openTab(
  host: ReturnType<typeof createHost>,
  kept: ReturnType<typeof createTestDatabase>,
  locks = createFakeLocks(),
) {
  let crash = () => {};
  let isGone = false;
  const sender = {};
  const crashed = new Promise<never>((_, reject) => {
    crash = () => {
      isGone = true;
      host.senders.delete(sender);
      reject(new Error('The tab is gone.'));
    };
  });
  crashed.catch(() => {});
  /** In a tab that is gone nothing goes on. */
  async function untilCrash<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      if (isGone) await new Promise(() => {});
    }
  }
  const settled: string[] = [];
  const outbox: Outbox = createOutbox({
    queue: createQueue({ account: 'lin', database: (work) => untilCrash(kept.database(work)) }),
    async send(entry: OutboxEntry) {
      host.senders.add(sender);
      host.mostSenders = Math.max(host.mostSenders, host.senders.size);
      try {
        return await untilCrash(host.answer(entry.idempotencyKey));
      } finally {
        host.senders.delete(sender);
      }
    },
    lock: (work, signal) =>
      locks.request('outbox', { signal }, () => Promise.race([work(), crashed])) as Promise<never>,
    clock: hastyClock,
    random: () => 0,
  });
  outbox.onDelivery((change) => {
    if (change.state !== 'onDevice') settled.push(change.idempotencyKey);
  });
  return { outbox, crash, settled };
}

const inOrderOf = (keys: string[], order: string[]) => [...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b));
const pause = () => new Promise((resolve) => setImmediate(resolve));

const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), tab: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('addAgain' as const), tab: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drain' as const), tab: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pause' as const), tab: fc.nat(2) }) },
);

it('loses nothing, has nothing applied twice, and keeps the order, whatever the host and three crashing tabs do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { maxLength: 25 }),
      fc.array(fc.constantFrom(...behaviours), { maxLength: 12 }),
      async (commands, script) => {
        const host = createHost([...script]);
        const kept = createTestDatabase();
        const locks = createFakeLocks();
        const tabs = [0, 1, 2].map(() => openTab(host, kept, locks));
        const added: string[] = [];
        const told: string[] = [];
        for (const { do: what, tab: index } of commands) {
          const tab = tabs[index];
          if (!tab) throw new Error('No such tab.');
          const key = what === 'addAgain' ? (added.at(-1) ?? 'key-0') : `key-${added.length}`;
          if (what === 'add' || what === 'addAgain') {
            await tab.outbox.add({ kind: 'answer', payload: key, idempotencyKey: key });
            if (!added.includes(key)) added.push(key);
          } else if (what === 'drain') void tab.outbox.drain().catch(() => {});
          else if (what === 'pause') await pause();
          else {
            told.push(...tab.settled);
            tab.crash();
            tabs[index] = openTab(host, kept, locks);
          }
        }
        for (const tab of tabs) await tab.outbox.drain();
        told.push(...tabs.flatMap((tab) => tab.settled));

        expect(await tabs[0]?.outbox.pending()).toEqual([]);
        expect(inOrderOf([...host.applied, ...host.refused], added)).toEqual(added);
        expect(host.applied).toEqual(inOrderOf(host.applied, added));
        expect(host.mostSenders).toBeLessThanOrEqual(1);
        const refused = await tabs[0]?.outbox.refused();
        expect(refused?.map((entry) => entry.idempotencyKey)).toEqual(host.refused);
        for (const tab of tabs) tab.outbox.close();
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

it('never sends a key again once it was told of its end, while the device has room now and then', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('add', 'room', 'noRoom', 'pause'), { maxLength: 25 }),
      fc.array(fc.constantFrom(...behaviours), { maxLength: 12 }),
      async (commands, script) => {
        const host = createHost([...script]);
        const kept = createTestDatabase();
        const { outbox } = openTab(host, kept);
        const added: string[] = [];
        const sendingsAtEnd = new Map<string, number>();
        const sendings = (key: string) => host.received.filter((received) => received === key).length;
        outbox.onDelivery(({ state, idempotencyKey }) => {
          if ((state !== 'saved' && state !== 'refused') || sendingsAtEnd.has(idempotencyKey)) return;
          sendingsAtEnd.set(idempotencyKey, sendings(idempotencyKey));
        });
        for (const what of commands) {
          if (what === 'room') kept.failWith(undefined);
          else if (what === 'noRoom') kept.failWith(full());
          else if (what === 'pause') await pause();
          else {
            const key = `key-${added.length}`;
            added.push(key);
            await outbox.add({ kind: 'answer', payload: key, idempotencyKey: key });
          }
        }
        kept.failWith(undefined);
        await outbox.drain();

        expect(await outbox.pending()).toEqual([]);
        expect(inOrderOf([...host.applied, ...host.refused], added)).toEqual(added);
        expect(host.applied).toEqual(inOrderOf(host.applied, added));
        for (const key of added) expect(sendings(key)).toBe(sendingsAtEnd.get(key));
        outbox.close();
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
