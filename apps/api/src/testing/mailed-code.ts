import type { TestServer } from './server.ts';

/** The newest six-digit code that was mailed to an address. */
export function mailedCode(server: TestServer, to: string): string {
  const mail = server.mails().find((message) => message.to === to && /^\d{6} /.test(message.subject));
  if (!mail) throw new Error(`no code was mailed to ${to}`);
  return mail.subject.slice(0, 6);
}

/** A six-digit code that is not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
