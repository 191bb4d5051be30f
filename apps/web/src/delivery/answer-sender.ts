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
import type { OutboxEntry, Send, SendResult } from '@rehearse/device/outbox';
import { notOfferedStatus } from '@rehearse/practice-machines/protocol';
import { types } from '@rehearse/question-types';
import type { Extra } from '../host/extras.ts';
import type { Host } from '../host/host.ts';
import type { AnswerPayload, Submission } from './submission.ts';

/** How long one attempt may take: a text on a slow network, and 8 MB at 50 kbit/s with a fifth to spare. */
const answerTimeoutMs = 60_000;
const recordingTimeoutMs = 27 * 60_000;

const notOffered: SendResult = { outcome: 'refused', status: notOfferedStatus, message: '' };

/** Answers that only some hosts keep. */
const extraOf: Readonly<Record<Submission['kind'], Extra | null>> = {
  none: null,
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
 * Sends one answer and then the practised mark, each under a key made from the entry's. Resolves with the host's feedback, if
 * any. A host that has no call for the answer gets only the mark. In a sitting the slot comes last, or alone if it is sealed.
 */
export function answerSender({ api: client, extras }: Host): Send {
  const under = (entry: OutboxEntry, part: string) => ({ 'Idempotency-Key': `${entry.idempotencyKey}.${part}` });

  async function deliver(entry: OutboxEntry, signal: AbortSignal): Promise<string | null> {
    const { given, ...question } = entry.payload as AnswerPayload;
    if (given.kind === 'imageWriting') {
      const { kind, ...answer } = given;
      const body = { ...answer, questionId: question.questionId, submoduleId: types.writeAboutThePhoto.id } as const;
      return unwrapIfAny(submitImageWriting({ client, body, headers: under(entry, 'answer'), signal }));
    }
    if (given.kind === 'recording') {
      const { url } = await unwrap(
        uploadRecording({ client, body: { file: given.file }, headers: under(entry, 'upload'), signal }),
      );
      const body = { ...question, recordingUrl: url, ...given.details };
      await unwrapIfAny(saveRecording({ client, body, headers: under(entry, 'recording'), signal }));
      return null;
    }
    const { kind, ...answer } = given as Extract<Submission, { kind: 'choice' | 'text' }>;
    const save = kind === 'text' ? saveText : saveAnswer;
    await unwrapIfAny(save({ client, body: { ...question, ...answer }, headers: under(entry, 'answer'), signal }));
    return null;
  }

  /** A 200 means success, whatever it says; the page of a gateway is not the host's. */
  async function mark(entry: OutboxEntry, signal: AbortSignal): Promise<void> {
    const body = { questionId: (entry.payload as AnswerPayload).questionId, isPracticed: true };
    const outcome = await markPracticed({ client, body, headers: under(entry, 'practice'), signal });
    if (outcome.response?.ok && !isPage(outcome.response)) return;
    await unwrapIfAny(Promise.resolve(outcome));
  }

  const sendAnswer = async (entry: OutboxEntry, signal: AbortSignal): Promise<SendResult> => {
    const extra = extraOf[(entry.payload as AnswerPayload).given.kind];
    let reply: string | null = null;
    let isLacking = extra !== null && extras.lacks(extra);
    if (!isLacking) {
      try {
        reply = await deliver(entry, signal);
      } catch (error) {
        // a 404 may also mean that the question is gone: the mark will show
        if (extra === null || !lacksCall(error)) throw error;
        isLacking = true;
      }
    }
    await mark(entry, signal);
    if (!isLacking) return { outcome: 'saved', ...(reply === null ? {} : { reply }) };
    if (extra !== null) extras.miss(extra);
    return notOffered;
  };

  const send: Send = async (entry, signal) => {
    if (!(entry.payload as AnswerPayload).slot) return sendAnswer(entry, signal);
    // only questions in a row need it
    const { sendInSlot } = await import('./slot-sender.ts');
    return sendInSlot(client, sendAnswer)(entry, signal);
  };

  return (entry, signal) => {
    const timeout = AbortSignal.timeout(entry.kind === 'recording' ? recordingTimeoutMs : answerTimeoutMs);
    return send(entry, AbortSignal.any([signal, timeout])).catch(resultOf);
  };
}
