import type { LiveTeachingRequest } from '../../domain/live-teaching.ts';
import { contactMail, liveTeachingMail } from '../../domain/mails.ts';
import type { Deps } from '../deps.ts';

/** A visitor's message. */
export interface ContactMessage {
  name: string;
  email: string;
  /** May be empty in a live teaching request. */
  message: string;
  /** Details of a live teaching request; null for other messages. */
  liveTeaching: LiveTeachingRequest | null;
}

type Needs = Pick<Deps, 'db' | 'mail' | 'clock' | 'config' | 'log'>;

const mailOf = (operator: string, { liveTeaching, ...letter }: ContactMessage) =>
  liveTeaching ? liveTeachingMail(operator, letter, liveTeaching) : contactMail(operator, letter);

/** Mails a stored message to the operator and marks it as mailed. Never throws; the message stays stored. */
export async function mailMessage(deps: Needs, { id, ...message }: ContactMessage & { id: number }): Promise<void> {
  try {
    const isSent = await deps.mail.send(mailOf(deps.config.mail.operator, message));
    if (!isSent) return;
    await deps.db
      .updateTable('contact_messages')
      .set({ mailed_at: deps.clock.now() })
      .where('message_id', '=', id)
      .execute();
  } catch (error) {
    deps.log.error({ err: error, messageId: id }, 'a contact message could not be marked as mailed');
  }
}

/** Mails messages that an earlier run left unsent. */
export async function mailUnsentMessages(deps: Needs): Promise<void> {
  const unsent = await deps.db
    .selectFrom('contact_messages')
    .select(['message_id as id', 'name', 'email', 'message', 'live_teaching'])
    .where('mailed_at', 'is', null)
    .orderBy('message_id')
    .limit(100)
    .execute();
  for (const { live_teaching, ...message } of unsent)
    await mailMessage(deps, { ...message, liveTeaching: live_teaching === null ? null : JSON.parse(live_teaching) });
}
