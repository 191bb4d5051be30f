import type { Deps } from '../deps.ts';
import { type ContactMessage, mailMessage } from './mail-message.ts';

/** Stores a message, then mails it to the operator in the background. */
export async function sendContactMessage(deps: Deps, message: ContactMessage): Promise<void> {
  const { liveTeaching, ...letter } = message;
  const { message_id } = await deps.db
    .insertInto('contact_messages')
    .values({
      ...letter,
      live_teaching: liveTeaching && JSON.stringify(liveTeaching),
      created_at: deps.clock.now(),
      mailed_at: null,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  void mailMessage(deps, { id: message_id, ...message });
}
