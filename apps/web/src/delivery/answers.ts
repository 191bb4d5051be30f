import {
  ApiError,
  failedDelivery,
  isPage,
  lacksCall,
  markPracticed,
  saveAnswer,
  saveRecording,
  saveText,
  submitImageWriting,
  unwrap,
  unwrapIfAny,
  uploadRecording,
} from '@rehearse/api-client';
import {
  type AnsweredDraft,
  type Outbox,
  type OutboxChange,
  type OutboxEntry,
  openOutbox,
  type Send,
  type SendResult,
  type StorageWarning,
} from '@rehearse/device/outbox';
import { types } from '@rehearse/question-types';
import type { Extra } from '../host/extras.ts';
import type { Host } from '../host/host.ts';

/** Which question an answer belongs to. */
export interface AnsweredQuestion {
  questionId: number;
  submoduleId: number;
}

/** What a learner gave. `score` is the share of the points, 0 to 1; without it nothing was graded. */
export type GivenAnswer =
  | { kind: 'choice'; answer: string; score?: number }
  | { kind: 'text'; answer: string; score?: number }
  /** A description of a picture; the host replies with feedback. `id` is the question's own beside `questionId`. */
  | { kind: 'imageWriting'; id: number; answer: string }
  /** `recordingId` is where the device has the sound: it stays until the host has the answer. */
  | { kind: 'recording'; file: Blob; recordingId: string };

/** Where an answer is on its way to the host; `reply` is the host's feedback. */
export type AnswerNews = OutboxChange;

/** How long one try may take before it counts as lost: a text on a bad line, and 8 MB at 50 kbit/s with a fifth to spare. */
const answerPatienceMs = 60_000;
const recordingPatienceMs = 27 * 60_000;

type Payload = AnsweredQuestion & { given: GivenAnswer };

/** The status of an answer for which the host has no call: it stays on the device. */
export const notOfferedStatus = 501;

const notOffered: SendResult = { outcome: 'refused', status: notOfferedStatus, message: '' };

/** Answers that only some hosts keep. */
const extraOf: Readonly<Record<GivenAnswer['kind'], Extra | null>> = {
  choice: null,
  text: 'texts',
  imageWriting: 'descriptions',
  recording: 'recordings',
};

/** What a failed call means for the entry that was being sent. */
function resultOf(error: unknown): SendResult {
  const outcome = failedDelivery(error);
  if (outcome !== 'refused' || !(error instanceof ApiError) || error.status === null) {
    return { outcome: outcome === 'signedOut' ? outcome : 'later' };
  }
  const { status, message, code, params } = error;
  return { outcome, status, message, code, ...(params && { params }) };
}

/**
 * Sends one answer and then the practised mark, each under a key made of the entry's. Gives the host's feedback, if any. A
 * host that has no call for the answer gets the mark alone.
 */
export function answerSender({ api: client, extras }: Host): Send {
  const under = (entry: OutboxEntry, part: string) => ({ 'Idempotency-Key': `${entry.idempotencyKey}.${part}` });

  async function deliver(entry: OutboxEntry, signal: AbortSignal): Promise<string | null> {
    const { given, ...question } = entry.payload as Payload;
    if (given.kind === 'imageWriting') {
      const { kind, ...answer } = given;
      const body = { ...answer, questionId: question.questionId, submoduleId: types.writeAboutThePhoto.id } as const;
      return unwrapIfAny(submitImageWriting({ client, body, headers: under(entry, 'answer'), signal }));
    }
    if (given.kind === 'recording') {
      const { url } = await unwrap(
        uploadRecording({ client, body: { file: given.file }, headers: under(entry, 'upload'), signal }),
      );
      const body = { ...question, recordingUrl: url };
      await unwrapIfAny(saveRecording({ client, body, headers: under(entry, 'recording'), signal }));
      return null;
    }
    const { kind, ...answer } = given;
    const save = kind === 'text' ? saveText : saveAnswer;
    await unwrapIfAny(save({ client, body: { ...question, ...answer }, headers: under(entry, 'answer'), signal }));
    return null;
  }

  /** A 200 means success, whatever it says; the page of a gateway is not the host's. */
  async function mark(entry: OutboxEntry, signal: AbortSignal): Promise<void> {
    const body = { questionId: (entry.payload as Payload).questionId, isPracticed: true };
    const outcome = await markPracticed({ client, body, headers: under(entry, 'practice'), signal });
    if (outcome.response?.ok && !isPage(outcome.response)) return;
    await unwrapIfAny(Promise.resolve(outcome));
  }

  const send = async (entry: OutboxEntry, signal: AbortSignal): Promise<SendResult> => {
    const extra = extraOf[(entry.payload as Payload).given.kind];
    let reply: string | null = null;
    let isLacking = extra !== null && extras.lacks(extra);
    if (!isLacking) {
      try {
        reply = await deliver(entry, signal);
      } catch (error) {
        // a 404 may mean the question too: the mark will tell
        if (extra === null || !lacksCall(error)) throw error;
        isLacking = true;
      }
    }
    await mark(entry, signal);
    if (!isLacking) return { outcome: 'saved', ...(reply === null ? {} : { reply }) };
    if (extra !== null) extras.miss(extra);
    return notOffered;
  };

  return (entry, signal) => {
    const patience = AbortSignal.timeout(entry.kind === 'recording' ? recordingPatienceMs : answerPatienceMs);
    return send(entry, AbortSignal.any([signal, patience])).catch(resultOf);
  };
}

/** How an answer travels. */
export interface AnswerWay {
  /** A new random key, under which the host takes the answer once. */
  key: string;
  /** The draft that says it was given; kept with the answer in one write. */
  answered?: AnsweredDraft | undefined;
}

/** Answers of one account on their way to a host: kept on the device first, sent once. */
export interface Answers {
  /** Keeps the answer; resolves when it is kept. */
  give(question: AnsweredQuestion, given: GivenAnswer, way: AnswerWay): Promise<void>;
  /** Sends at once what waits; an answer that was refused goes on a new way. Resolves to the key of its way. */
  sendAgain(key: string): Promise<string>;
  /** Where the latest answer to a question is, if it waits, was refused, or was saved since the page was opened. */
  newsOf(questionId: number): Promise<AnswerNews | null>;
  /** Answers to a question for which the host has no call, the latest first. */
  keptHere(questionId: number): Promise<KeptAnswer[]>;
  outbox: Outbox;
}

/** An answer that this device alone keeps. */
export interface KeptAnswer {
  key: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  given: GivenAnswer;
}

export function openAnswers(host: Host, account: string, onWarning: (warning: StorageWarning) => void): Answers {
  return createAnswers(openOutbox({ account, send: answerSender(host), onWarning }));
}

/** Answers in an outbox whose entries were all given here. */
export function createAnswers(outbox: Outbox): Answers {
  const questions = new Map<string, number>();
  const saved = new Map<number, AnswerNews>();
  const questionOf = ({ payload }: OutboxEntry) => (payload as Payload).questionId;
  const remember = async () => {
    for (const entry of await outbox.pending()) questions.set(entry.idempotencyKey, questionOf(entry));
  };
  // what an earlier page left is known before it is sent
  const known = remember();
  outbox.subscribe((news) => {
    const questionId = questions.get(news.idempotencyKey);
    if (questionId !== undefined && news.state === 'saved') saved.set(questionId, news);
  });
  const add = async (payload: Payload, { key, answered }: AnswerWay) => {
    questions.set(key, payload.questionId);
    saved.delete(payload.questionId);
    await outbox.add({ kind: payload.given.kind, payload, idempotencyKey: key, answered });
  };

  return {
    outbox,
    give: (question, given, way) => add({ ...question, given }, way),
    async sendAgain(key) {
      const refused = (await outbox.refused()).find(({ idempotencyKey }) => idempotencyKey === key);
      if (!refused) {
        void outbox.drain();
        return key;
      }
      const again = crypto.randomUUID();
      await add(refused.payload as Payload, { key: again });
      await outbox.discard(key);
      return again;
    },
    async newsOf(questionId) {
      await known;
      const isIts = (entry: OutboxEntry) => questionOf(entry) === questionId;
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
        .filter((entry) => entry.status === notOfferedStatus && questionOf(entry) === questionId)
        .map(({ idempotencyKey, createdAt, payload }) => ({
          key: idempotencyKey,
          createdAt,
          given: (payload as Payload).given,
        }))
        .toReversed(),
  };
}
