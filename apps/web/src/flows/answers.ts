import {
  type ApiClient,
  ApiError,
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

/** Tells the sender what a failed call means for the answer. */
function outcomeOf(error: unknown): SendResult {
  if (!(error instanceof ApiError) || error.status === null || error.status >= 500 || error.status === 429) {
    return { outcome: 'later' };
  }
  if (error.status === 401 || error.status === 403) return { outcome: 'signedOut' };
  const { status, message, code, params } = error;
  return { outcome: 'refused', status, message, code, ...(params && { params }) };
}

/** The contract takes descriptions for this submodule alone. */
const imageWritingSubmodule = 11;

/** Sends one answer and then the practised mark, each under a key made of the entry's. Gives the host's feedback, if any. */
export function answerSender(client: ApiClient): Send {
  const under = (entry: OutboxEntry, part: string) => ({ 'Idempotency-Key': `${entry.idempotencyKey}.${part}` });

  const send = async (entry: OutboxEntry, signal: AbortSignal): Promise<SendResult> => {
    const { given, ...question } = entry.payload as Payload;
    let reply: string | undefined;
    if (given.kind === 'imageWriting') {
      const { kind, ...answer } = given;
      const body = { ...answer, questionId: question.questionId, submoduleId: imageWritingSubmodule } as const;
      reply = await unwrap(submitImageWriting({ client, body, headers: under(entry, 'answer'), signal }));
    } else if (given.kind === 'recording') {
      const { url } = await unwrap(
        uploadRecording({ client, body: { file: given.file }, headers: under(entry, 'upload'), signal }),
      );
      const body = { ...question, recordingUrl: url };
      await unwrapIfAny(saveRecording({ client, body, headers: under(entry, 'recording'), signal }));
    } else {
      const { kind, ...answer } = given;
      const save = kind === 'text' ? saveText : saveAnswer;
      await unwrapIfAny(save({ client, body: { ...question, ...answer }, headers: under(entry, 'answer'), signal }));
    }
    const body = { questionId: question.questionId, isPracticed: true };
    await unwrapIfAny(markPracticed({ client, body, headers: under(entry, 'practice'), signal }));
    return { outcome: 'saved', ...(reply === undefined ? {} : { reply }) };
  };

  return (entry, signal) => {
    const patience = AbortSignal.timeout(entry.kind === 'recording' ? recordingPatienceMs : answerPatienceMs);
    return send(entry, AbortSignal.any([signal, patience])).catch(outcomeOf);
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
  outbox: Outbox;
}

export function openAnswers(client: ApiClient, account: string, onWarning: (warning: StorageWarning) => void): Answers {
  return createAnswers(openOutbox({ account, send: answerSender(client), onWarning }));
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
  };
}
