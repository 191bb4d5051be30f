import type { Answers } from '../../delivery/answers.ts';
import type { AnsweredSlot, AnswerPayload } from '../../delivery/submission.ts';

/** Where the answers of a sitting wait. */
type Waiting = Pick<Answers, 'onDelivery' | 'outbox'>;

/** The slots of a sitting whose answers wait on this device. */
export async function slotsUnderWay({ outbox }: Waiting, sittingId: string): Promise<AnsweredSlot[]> {
  const pending = await outbox.pending();
  return pending.flatMap(({ payload }) => {
    const { slot } = payload as AnswerPayload;
    return slot?.sittingId === sittingId ? slot : [];
  });
}

/** Sends what waits of a sitting. Resolves to whether the host has all of it, as soon as that is known, or one try has failed. */
export function sendAll(answers: Waiting, sittingId: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const look = async (isOver: boolean) => {
      const isSent = (await slotsUnderWay(answers, sittingId)).length === 0;
      if (!isSent && !isOver) return;
      stop();
      resolve(isSent);
    };
    const stop = answers.onDelivery((status) => {
      const hasFailed = 'failures' in status && status.failures !== undefined;
      look(hasFailed).catch(reject);
    });
    // it ends without having sent everything where nobody is signed in
    answers.outbox.drain().then(() => look(true), reject);
    look(false).catch(reject);
  });
}
