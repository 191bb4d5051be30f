import { type ApiClient, answerSlot, type SlotAnswerRequest, unwrap, uploadRecording } from '@rehearse/api-client';
import type { OutboxEntry } from '@rehearse/device/outbox';
import type { AnsweredSlot, AnswerPayload } from './submission.ts';

/**
 * Tells a sitting of an answer: the answer itself if it is sealed, its recording uploaded first; otherwise only that there is one.
 *
 * @throws {ApiError} if the host can't be reached, or refuses it
 */
export async function fillSlot(
  client: ApiClient,
  entry: OutboxEntry,
  { sittingId, slot, isSealed, usedSeconds }: AnsweredSlot,
  signal: AbortSignal,
): Promise<void> {
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
    return { recordingUrl: url };
  }

  const body = { questionId, usedSeconds, ...(await answer()) };
  await unwrap(answerSlot({ client, path: { sittingId, slot: String(slot) }, body, headers: under('slot'), signal }));
}
