import { networkOf } from '../../domain/address.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { sendContactMessage as send } from '../../services/contact/send.ts';

/** Stores a visitor's message and mails it to the operator. */
export const sendContactMessage = operation(
  'sendContactMessage',
  async ({ deps, body, address }) => {
    await deps.limits.consume('contactPerAddress', networkOf(address));
    await send(deps, { ...body, liveTeaching: null });
    return reply(null, { message: 'Thank you. Your message was sent.' });
  },
  { atomic: 'claim' },
);

/** Stores a live teaching request and mails it to the operator. */
export const requestLiveTeaching = operation(
  'requestLiveTeaching',
  async ({ deps, body, address }) => {
    const { name, email, message = '', goal, targetScore = null, times, timeZone } = body;
    if (!isTimeZone(timeZone)) throw new InvalidInput('field.timeZone', { field: 'timeZone' });
    await deps.limits.consume('contactPerAddress', networkOf(address));
    await send(deps, { name, email, message, liveTeaching: { goal, targetScore, times, timeZone } });
    return reply(null, { message: 'Thank you. Your request was sent.' });
  },
  { atomic: 'claim' },
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The contact form and live teaching requests. */
export const routes: AnyRoute[] = [sendContactMessage, requestLiveTeaching];
