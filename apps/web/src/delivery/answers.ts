import { type Outbox, type OutboxEntry, openOutbox, type StorageWarning } from '@rehearse/device/outbox';
import { type DeliveryStatus, notOfferedStatus } from '@rehearse/practice-machines/protocol';
import type { Host } from '../host/host.ts';
import { answerSender } from './answer-sender.ts';
import type { AnsweredQuestion, AnswerPayload, Submission } from './submission.ts';

/** An answer to deliver. */
export interface SubmitRequest extends AnsweredQuestion {
  submission: Submission;
  /** New and random; the host takes it once. */
  idempotencyKey: string;
  /** The draft that says the answer was submitted; stored together with it. */
  draft: unknown;
}

/** An answer that is kept on this device only. */
export interface KeptAnswer {
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  submission: Submission;
}

/** Answers of one account on their way to the host: stored on the device first, sent once. */
export interface Answers {
  /** Resolves when the answer is stored. */
  submit(request: SubmitRequest): Promise<void>;
  /** Sends now what waits; a refused answer is sent under a new key. Resolves to the key it is sent under. */
  sendAgain(idempotencyKey: string): Promise<string>;
  /** The status of the latest answer to a question, if it waits, was refused, or was saved since the page was opened. */
  statusOf(questionId: number): Promise<DeliveryStatus | null>;
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
  const questions = new Map<string, number>();
  const saved = new Map<number, DeliveryStatus>();
  const payloadOf = ({ payload }: OutboxEntry) => payload as AnswerPayload;
  const readPending = async () => {
    for (const entry of await outbox.pending()) questions.set(entry.idempotencyKey, payloadOf(entry).questionId);
  };
  // answers of an earlier page are known before they are sent
  const known = readPending();
  outbox.onDelivery((status) => {
    const questionId = questions.get(status.idempotencyKey);
    if (questionId !== undefined && status.state === 'saved') saved.set(questionId, status);
  });
  const add = async (payload: AnswerPayload, idempotencyKey: string, draft?: unknown) => {
    const { questionId, given } = payload;
    questions.set(idempotencyKey, questionId);
    saved.delete(questionId);
    const answered = draft === undefined ? undefined : { questionId, draft };
    await outbox.add({ kind: given.kind, payload, idempotencyKey, answered });
  };

  return {
    outbox,
    onDelivery: outbox.onDelivery,
    submit: ({ questionId, submoduleId, submission, idempotencyKey, draft }) =>
      add({ questionId, submoduleId, given: submission }, idempotencyKey, draft),
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
    async statusOf(questionId) {
      await known;
      const isIts = (entry: OutboxEntry) => payloadOf(entry).questionId === questionId;
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
      return saved.get(questionId) ?? null;
    },
    keptHere: async (questionId) =>
      (await outbox.refused())
        .filter((entry) => entry.status === notOfferedStatus && payloadOf(entry).questionId === questionId)
        .map((entry) => ({
          idempotencyKey: entry.idempotencyKey,
          createdAt: entry.createdAt,
          submission: payloadOf(entry).given,
        }))
        .toReversed(),
  };
}
