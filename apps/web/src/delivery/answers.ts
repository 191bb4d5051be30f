import type { DraftKey } from '@rehearse/device/drafts';
import { type Outbox, type OutboxEntry, openOutbox, type StorageWarning } from '@rehearse/device/outbox';
import { type DeliveryStatus, notOfferedStatus } from '@rehearse/practice-machines/protocol';
import type { Host } from '../host/host.ts';
import { answerSender } from './answer-sender.ts';
import {
  type AnsweredQuestion,
  type AnsweredSlot,
  type AnswerPayload,
  type Submission,
  slotKey,
} from './submission.ts';

/** An answer to deliver. */
export interface SubmitRequest extends AnsweredQuestion {
  submission: Submission;
  /** New and random; the host takes it once. */
  idempotencyKey: string;
  /** The draft that says the answer was submitted; stored together with it. */
  draft: unknown;
  /** Absent outside sittings. */
  slot?: AnsweredSlot | undefined;
}

/** An answer that is kept on this device only. */
export interface KeptAnswer {
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  submission: Exclude<Submission, { kind: 'none' }>;
}

/** Answers of one account on their way to the host: stored on the device first, sent once. */
export interface Answers {
  /** Resolves when the answer is stored. */
  submit(request: SubmitRequest): Promise<void>;
  /** Sends now what waits; a refused answer is sent under a new key. Resolves to the key it is sent under. */
  sendAgain(idempotencyKey: string): Promise<string>;
  /**
   * The status of the latest answer to a question, or in a slot (`slotKey`), if it waits, was refused, or was saved since the
   * page was opened.
   */
  statusOf(answered: DraftKey): Promise<DeliveryStatus | null>;
  /** Calls back at each change of an answer's status. Returns the function that ends it. */
  onDelivery(listener: (status: DeliveryStatus) => void): () => void;
  /** Answers to a question for which the host has no call, the latest first. */
  keptHere(questionId: number): Promise<KeptAnswer[]>;
  outbox: Outbox;
}

export function openAnswers(host: Host, account: string, onWarning: (warning: StorageWarning) => void): Answers {
  return createAnswers(openOutbox({ account, send: answerSender(host), onWarning }));
}

/** Answers in an outbox that has no other entries. */
export function createAnswers(outbox: Outbox): Answers {
  const answeredBy = new Map<string, DraftKey>();
  const saved = new Map<DraftKey, DeliveryStatus>();
  const payloadOf = ({ payload }: OutboxEntry) => payload as AnswerPayload;
  const keyOf = ({ questionId, slot }: AnswerPayload): DraftKey => (slot ? slotKey(slot) : questionId);
  const readPending = async () => {
    for (const entry of await outbox.pending()) answeredBy.set(entry.idempotencyKey, keyOf(payloadOf(entry)));
  };
  // answers of an earlier page are known before they are sent
  const known = readPending();
  outbox.onDelivery((status) => {
    const key = answeredBy.get(status.idempotencyKey);
    if (key !== undefined && status.state === 'saved') saved.set(key, status);
  });
  const add = async (payload: AnswerPayload, idempotencyKey: string, draft?: unknown) => {
    const key = keyOf(payload);
    answeredBy.set(idempotencyKey, key);
    saved.delete(key);
    const answered = draft === undefined ? undefined : { key, draft };
    await outbox.add({ kind: payload.given.kind, payload, idempotencyKey, answered });
  };

  return {
    outbox,
    onDelivery: outbox.onDelivery,
    submit: ({ questionId, submoduleId, submission, idempotencyKey, draft, slot }) =>
      add({ questionId, submoduleId, given: submission, ...(slot && { slot }) }, idempotencyKey, draft),
    async sendAgain(idempotencyKey) {
      const refused = (await outbox.refused()).find((entry) => entry.idempotencyKey === idempotencyKey);
      if (!refused) {
        void outbox.drain();
        return idempotencyKey;
      }
      const newKey = crypto.randomUUID();
      await add(payloadOf(refused), newKey);
      await outbox.discard(idempotencyKey);
      return newKey;
    },
    async statusOf(answered) {
      await known;
      const isIts = (entry: OutboxEntry) => keyOf(payloadOf(entry)) === answered;
      const waiting = (await outbox.pending()).findLast(isIts);
      if (waiting) {
        const { idempotencyKey, kind, isInMemory } = waiting;
        return { idempotencyKey, kind, state: isInMemory ? 'inMemory' : 'onDevice' };
      }
      const refused = (await outbox.refused()).findLast(isIts);
      if (refused) {
        const { payload, createdAt, isInMemory, ...rest } = refused;
        return { ...rest, state: 'refused' };
      }
      return saved.get(answered) ?? null;
    },
    keptHere: async (questionId) =>
      (await outbox.refused())
        .filter((entry) => entry.status === notOfferedStatus && payloadOf(entry).questionId === questionId)
        .flatMap((entry) => {
          const { idempotencyKey, createdAt } = entry;
          const { given: submission } = payloadOf(entry);
          return submission.kind === 'none' ? [] : { idempotencyKey, createdAt, submission };
        })
        .toReversed(),
  };
}
