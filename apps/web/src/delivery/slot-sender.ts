import {
  type ApiClient,
  answerSlot,
  failedDelivery,
  type SlotAnswerRequest,
  unwrap,
  uploadRecording,
} from '@rehearse/api-client';
import type { OutboxEntry, Send } from '@rehearse/device/outbox';
import type { AnsweredSlot, AnswerPayload } from './submission.ts';

/**
 * Tells a sitting of an answer: the answer itself if it is sealed, its recording uploaded first; otherwise only that there is one.
 *
 * @throws {ApiError} if the host can't be reached, or refuses it
 */
async function fillSlot(client: ApiClient, entry: OutboxEntry, slot: AnsweredSlot, signal: AbortSignal): Promise<void> {
  const { sittingId, isSealed, usedSeconds } = slot;
  const under = (part: string) => ({ 'Idempotency-Key': `${entry.idempotencyKey}.${part}` });
  const { questionId, given } = entry.payload as AnswerPayload;

  async function answer(): Promise<Partial<SlotAnswerRequest>> {
    if (given.kind === 'none') return {};
    if (given.kind !== 'recording') {
      const { score } = given.kind === 'imageWriting' ? {} : given;
      return { answer: given.answer, ...(score === undefined ? {} : { score }) };
    }
    if (!isSealed) return { answer: '' };
    const { url } = await unwrap(
      uploadRecording({ client, body: { file: given.file }, headers: under('upload'), signal }),
    );
    // where in the recording each answer is, as text
    return { recordingUrl: url, ...(given.details && { answer: JSON.stringify(given.details) }) };
  }

  const body = { questionId, usedSeconds, ...(await answer()) };
  const path = { sittingId, slot: String(slot.slot) };
  await unwrap(answerSlot({ client, path, body, headers: under('slot'), signal }));
}

/**
 * Sends an answer in a sitting: first as `sendAnswer` does, unless the sitting is sealed or there is none, then its slot. Rejects
 * as the client does.
 */
export const sendInSlot =
  (client: ApiClient, sendAnswer: Send): Send =>
  async (entry, signal) => {
    const { given, slot } = entry.payload as AnswerPayload & { slot: AnsweredSlot };
    const hasAttempt = !slot.isSealed && given.kind !== 'none';
    const result = hasAttempt ? await sendAnswer(entry, signal) : ({ outcome: 'saved' } as const);
    try {
      await fillSlot(client, entry, slot, signal);
    } catch (error) {
      // the answer is saved; a sitting that takes no more marks doesn't make it wrong
      if (!hasAttempt || failedDelivery(error) !== 'refused') throw error;
    }
    return result;
  };
