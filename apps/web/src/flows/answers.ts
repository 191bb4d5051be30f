import {
  type ApiClient,
  ApiError,
  markPracticed,
  saveAnswer,
  saveRecording,
  saveText,
  unwrap,
  uploadRecording,
} from '@rehearse/api-client';
import { type Outbox, type OutboxEntry, openOutbox, type Send, type SendResult } from '@rehearse/device/outbox';

/** Which question an answer belongs to. */
export interface AnsweredQuestion {
  questionId: number;
  submoduleId: number;
}

/** What a learner gave. `score` is the share of the points, 0 to 1. */
export type GivenAnswer =
  | { kind: 'choice'; answer: string; score: number }
  | { kind: 'text'; answer: string; score?: number }
  | { kind: 'recording'; file: Blob };

/** How long one try may take before it counts as lost: a text on a bad line, and 8 MB at 100 kbit/s. */
const answerPatienceMs = 60_000;
const recordingPatienceMs = 12 * 60_000;

type Payload = AnsweredQuestion & { given: GivenAnswer };

/** Tells the sender what a failed call means for the answer. */
function outcomeOf(error: unknown): SendResult {
  if (!(error instanceof ApiError) || error.status === null || error.status >= 500 || error.status === 429) {
    return { outcome: 'later' };
  }
  if (error.status === 401 || error.status === 403) return { outcome: 'signedOut' };
  return { outcome: 'refused', status: error.status, message: error.message };
}

/** Sends one answer and then the practised mark, each under a key made of the entry's. */
export function answerSender(client: ApiClient): Send {
  const under = (entry: OutboxEntry, part: string) => ({ 'Idempotency-Key': `${entry.idempotencyKey}.${part}` });

  const send = async (entry: OutboxEntry, signal: AbortSignal) => {
    const { given, ...question } = entry.payload as Payload;
    if (given.kind === 'recording') {
      const { url } = await unwrap(
        uploadRecording({ client, body: { file: given.file }, headers: under(entry, 'upload'), signal }),
      );
      const body = { ...question, recordingUrl: url };
      await unwrap(saveRecording({ client, body, headers: under(entry, 'recording'), signal }));
    } else {
      const { kind, ...answer } = given;
      const save = kind === 'text' ? saveText : saveAnswer;
      await unwrap(save({ client, body: { ...question, ...answer }, headers: under(entry, 'answer'), signal }));
    }
    const body = { questionId: question.questionId, isPracticed: true };
    await unwrap(markPracticed({ client, body, headers: under(entry, 'practice'), signal }));
  };

  return (entry, signal) => {
    const patience = AbortSignal.timeout(entry.kind === 'recording' ? recordingPatienceMs : answerPatienceMs);
    return send(entry, AbortSignal.any([signal, patience])).then((): SendResult => ({ outcome: 'saved' }), outcomeOf);
  };
}

/** Answers of one account on their way to a host: kept on the device first, sent once. */
export interface Answers {
  /** Keeps the answer; resolves to the key of its way. */
  give(question: AnsweredQuestion, given: GivenAnswer): Promise<string>;
  outbox: Outbox;
}

export function openAnswers(client: ApiClient, account: string, onWarning: () => void): Answers {
  const outbox = openOutbox({ account, send: answerSender(client), onWarning });
  return {
    outbox,
    give: (question, given) => outbox.add({ kind: given.kind, payload: { ...question, given } satisfies Payload }),
  };
}
