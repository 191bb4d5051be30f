import { NotFound } from '../../domain/errors.ts';
import type { Page } from '../../http/route.ts';
import { mailboxPage } from './page.ts';

const wantsJson = (request: Request) =>
  new URL(request.url).searchParams.get('format') === 'json' ||
  (request.headers.get('accept') ?? '').includes('application/json');

/** Mail that would have been sent, newest first; only without SMTP, and not in production. */
const mailbox: Page = {
  method: 'GET',
  path: '/dev/mailbox',
  handler({ deps, request }) {
    const kept = deps.mail.kept();
    if (kept === null) throw new NotFound();
    const messages = kept.map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt }));
    const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
    if (wantsJson(request)) return Response.json(messages, { headers });
    return new Response(mailboxPage(messages), { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  },
};

/** The development mailbox. */
export const pages: Page[] = [mailbox];
