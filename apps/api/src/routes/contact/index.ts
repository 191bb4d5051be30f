import { networkOf } from '../../http/address.ts';
import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { sendContactMessage as send } from '../../services/contact/send.ts';

/** Stores a visitor's message and mails it to the operator. */
export const sendContactMessage = operation(
  'sendContactMessage',
  async ({ deps, body, address }) => {
    await deps.limits.take('contactPerAddress', networkOf(address));
    await send(deps, body);
    return reply(null, { message: 'Thank you. Your message was sent.' });
  },
  { atomic: 'claim' },
);

/** The contact form. */
export const routes: AnyRoute[] = [sendContactMessage];
