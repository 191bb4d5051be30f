import type { Clock } from '@rehearse/practice-machines/ports';
import type { Refusal } from '../shared/database.ts';

export type { Refusal } from '../shared/database.ts';

/** A write that the host has to get. */
export interface OutboxEntry {
  /** The host takes a key once, however often it is sent. */
  idempotencyKey: string;
  /** What kind of write; the sender knows what to do with it. */
  kind: string;
  /** Anything that can be cloned, files too. */
  payload: unknown;
  /** Milliseconds since 1970, for people to see. */
  createdAt: number;
  /** The device had no room for it: it goes with the page. */
  isInMemory?: true;
}

/** The draft of the question that a write answers. */
export interface AnsweredDraft {
  questionId: number;
  draft: unknown;
}

/** An entry that the host will never take. It stays on the device until it is discarded. */
export interface RefusedEntry extends OutboxEntry, Refusal {}

/**
 * What became of one sending.
 * - `saved`: the host has it. - `later`: nobody knows, or the host is in trouble: it is sent again after a while.
 * - `refused`: the host says it is wrong: never again. - `signedOut`: nothing is sent until `drain` is called anew.
 */
export type SendResult =
  | { outcome: 'saved'; reply?: unknown }
  | { outcome: 'later' }
  | ({ outcome: 'refused' } & Refusal)
  | { outcome: 'signedOut' };

/** Sends an entry under its idempotency key. A rejection counts as `later`. */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<SendResult>;

/**
 * Where a write is.
 * - `onDevice`: "saved on this device", on its way. - `inMemory`: on its way, and lost if the page goes before it is there.
 * - `saved`: the host has it. - `refused`: the host won't take it.
 */
export type WriteState = 'onDevice' | 'inMemory' | 'saved' | 'refused';

/** Told at each change, in every tab. */
export type OutboxChange = { idempotencyKey: string; kind: string } & (
  | {
      state: 'onDevice' | 'inMemory';
      /** How often in a row it could not be sent; absent before the first. */
      failures?: number;
    }
  /** `reply` is what the sender gave, in the tab that sent. */
  | { state: 'saved'; reply?: unknown }
  | ({ state: 'refused' } & Refusal)
);

/** A queue that lasts; entries come out in the order they went in. */
export interface OutboxQueue {
  /**
   * Appends the entry unless its key is there already, pending or refused. `answered` is written with it: both or none.
   *
   * @returns where the entry is, or null if its key was there.
   */
  add(entry: OutboxEntry, answered?: AnsweredDraft): Promise<'onDevice' | 'inMemory' | null>;
  /** The oldest pending entry, or null. */
  head(): Promise<OutboxEntry | null>;
  remove(idempotencyKey: string): Promise<void>;
  /** Keeps the entry but never gives it as `head` again. */
  refuse(idempotencyKey: string, refusal: Refusal): Promise<void>;
  pending(): Promise<OutboxEntry[]>;
  refused(): Promise<RefusedEntry[]>;
}

/** Runs work while no other tab does; waits until it may. Rejects if `signal` aborts while waiting. */
export type ExclusiveLock = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** Tells other tabs. */
export interface OutboxChannel {
  post(change: OutboxChange): void;
  listen(listener: (change: OutboxChange) => void): () => void;
}

export interface OutboxPorts {
  queue: OutboxQueue;
  send: Send;
  lock: ExclusiveLock;
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  channel?: OutboxChannel;
  /** 0..1, spreads the waits of many learners after an outage. Default `Math.random`. */
  random?: () => number;
  /** The wall clock. Default `Date.now`. */
  wallClock?: () => number;
}

/** Writes that reach the host some day, once, in order. */
export interface Outbox {
  /**
   * Keeps the write and starts sending; resolves as soon as it is kept. A key that is pending or refused already is not
   * added again. The draft of the answered question is kept in the same transaction, so that an answer can neither be lost
   * between the two nor be given twice; where there is no room it is not kept.
   *
   * @returns the key: the given one, or a new one.
   */
  add(write: {
    kind: string;
    payload: unknown;
    idempotencyKey?: string;
    answered?: AnsweredDraft | undefined;
  }): Promise<string>;
  /** Sends what is pending, at once: at the start, when back online, after a login. Resolves when nothing is left to do. */
  drain(): Promise<void>;
  /** Where a write of this page is; `saved` also for keys it never heard of. */
  stateOf(idempotencyKey: string): Promise<WriteState>;
  pending(): Promise<OutboxEntry[]>;
  refused(): Promise<RefusedEntry[]>;
  /** Forgets a refused write. */
  discard(idempotencyKey: string): Promise<void>;
  subscribe(listener: (change: OutboxChange) => void): () => void;
  /** Stops sending and listening; what is pending stays. */
  close(): void;
}
