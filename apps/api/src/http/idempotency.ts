import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, inTransaction, type Store } from '../db/index.ts';
import { Conflict, InvalidInput, LimitReached } from '../domain/errors.ts';
import type { Deps } from '../services/deps.ts';
import type { Finished } from './envelope.ts';
import type { AtomicMode } from './route.ts';

/** A write with an idempotency key. */
export interface KeyedWrite {
  key: string;
  /** 0 for visitors. */
  userId: number;
  operation: string;
  /** The validated body; null for multipart forms, whose bytes differ between attempts. */
  body: unknown;
}

/** A reply, and whether it was replayed from an earlier request. */
export interface Outcome extends Finished {
  isReplay: boolean;
}

type Run = (deps: Deps) => Promise<Finished>;

const pollMs = 50;
/** A claim that has not been renewed for this long belongs to a process that died. */
const staleMs = 60_000;
/** How often a running write renews its claim. */
const renewMs = 20_000;
/** How long a repeat waits for the first request when another process runs it. */
const waitMs = 30_000;
const retrySeconds = 5;

/** Writes running in this process, by store and key. Their claims are alive, even if the wall clock jumps. */
const underWay = new WeakMap<Store, Map<string, Promise<Outcome>>>();

function underWayOn(store: Store): Map<string, Promise<Outcome>> {
  const writes = underWay.get(store) ?? new Map();
  underWay.set(store, writes);
  return writes;
}

const hashOf = ({ operation, body }: KeyedWrite) =>
  createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('hex');

/** Claims the key; false when another request has it. */
async function claim(db: Db, write: KeyedWrite, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: write.userId,
      key: write.key,
      operation: write.operation,
      body_hash: hashOf(write),
      status: null,
      reply: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function store(db: Db, { userId, key }: KeyedWrite, { status, body }: Finished) {
  await db
    .updateTable('idempotency_keys')
    .set({ status, reply: body })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** The reply of the first request; null while that is running, undefined when it failed and released the key. */
async function earlier(db: Db, write: KeyedWrite) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'body_hash', 'status', 'reply', 'created_at'])
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.operation !== write.operation || row.body_hash !== hashOf(write)) {
    throw new InvalidInput('request.keyReused', { field: 'Idempotency-Key' });
  }
  const reply = row.status === null || row.reply === null ? null : { status: row.status, body: row.reply };
  return { reply, claimedAt: row.created_at };
}

async function release(db: Db, { userId, key }: KeyedWrite, claimedAt?: number) {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .$if(claimedAt !== undefined, (query) => query.where('created_at', '=', claimedAt ?? 0))
    .execute();
}

function inOneTransaction(deps: Deps, write: KeyedWrite, run: Run): Promise<Outcome> {
  return inTransaction(deps.db, async (db) => {
    if (!(await claim(db, write, deps.clock.now()))) {
      const first = await earlier(db, write);
      if (first?.reply) return { ...first.reply, isReplay: true };
      throw new Conflict('request.inProgress');
    }
    const finished = await run({ ...deps, db });
    await store(db, write, finished);
    return { ...finished, isReplay: false };
  });
}

/** Runs a write whose key has been claimed, renewing the claim until it is done. */
async function runClaimed(deps: Deps, write: KeyedWrite, run: Run): Promise<Outcome> {
  const renewing = setInterval(() => void renew(deps, write).catch(() => {}), renewMs);
  try {
    const finished = await run(deps);
    await store(deps.db, write, finished);
    return { ...finished, isReplay: false };
  } catch (error) {
    await release(deps.db, write);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function renew({ db, clock }: Deps, { userId, key }: KeyedWrite) {
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: clock.now() })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}

async function byClaim(deps: Deps, write: KeyedWrite, run: Run): Promise<Outcome> {
  const ours = underWayOn(deps.store);
  const name = `${write.userId} ${write.key}`;
  const until = performance.now() + waitMs;
  for (;;) {
    await ours.get(name)?.catch(() => {});
    if (await claim(deps.db, write, deps.clock.now())) break;
    const first = await earlier(deps.db, write);
    if (first?.reply) return { ...first.reply, isReplay: true };
    // after the clock is set back, existing claims lie in the future
    const isStale = first !== undefined && Math.abs(deps.clock.now() - first.claimedAt) > staleMs;
    if (isStale && !ours.has(name)) await release(deps.db, write, first.claimedAt);
    else if (performance.now() > until) throw new LimitReached(retrySeconds, 'request.inProgress');
    else await delay(pollMs);
  }
  const outcome = runClaimed(deps, write, run).finally(() => ours.delete(name));
  ours.set(name, outcome);
  return outcome;
}

/**
 * Runs a write once per key: a repeat with the same body gets the first reply, and concurrent repeats wait for the first
 * request. A failed write releases its key.
 *
 * @throws InvalidInput when the key was used with a different operation or body
 */
export function runOnce(deps: Deps, mode: AtomicMode, write: KeyedWrite, run: Run): Promise<Outcome> {
  return mode === 'transaction' ? inOneTransaction(deps, write, run) : byClaim(deps, write, run);
}
