import type { Clock } from '@rehearse/practice-machines/ports';
import type { DeliveryStatus, Refusal } from '@rehearse/practice-machines/protocol';
import type { DraftKey } from '../drafts/drafts.ts';

export type { DeliveryStatus, Refusal } from '@rehearse/practice-machines/protocol';

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
  key: DraftKey;
  draft: unknown;
}

/** An entry that the host will never take. It stays on the device until it is discarded. */
export interface RefusedEntry extends OutboxEntry, Refusal {}

/**
 * What became of one sending.
 * - `saved`: the host has it. - `later`: nobody knows, or the host is in trouble: it is sent again after a while.
 * - `refused`: the host says it is wrong: never again. - `signedOut`: nothing is sent until `drain` is called again.
 */
export type SendResult =
  | { outcome: 'saved'; reply?: unknown }
  | { outcome: 'later' }
  | ({ outcome: 'refused' } & Refusal)
  | { outcome: 'signedOut' };

/** Sends an entry under its idempotency key. A rejection counts as `later`. */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<SendResult>;

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

/** Passes each change of a status to the other tabs. */
export interface OutboxChannel {
  post(status: DeliveryStatus): void;
  listen(listener: (status: DeliveryStatus) => void): () => void;
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
  /** How far a write of this page is; `saved` for unknown keys too. */
  stateOf(idempotencyKey: string): Promise<DeliveryStatus['state']>;
  pending(): Promise<OutboxEntry[]>;
  refused(): Promise<RefusedEntry[]>;
  /** Forgets a refused write. */
  discard(idempotencyKey: string): Promise<void>;
  /** Calls back at each change of a status, in every tab. Returns the function that ends it. */
  onDelivery(listener: (status: DeliveryStatus) => void): () => void;
  /** Stops sending and listening; what is pending stays. */
  close(): void;
}
