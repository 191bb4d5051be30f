import type { TestServer } from './server.ts';

/** The newest six-digit code mailed to an address. */
export function mailedCode(server: TestServer, to: string): string {
  const mail = server.mails().find((message) => message.to === to && /^\d{6} /.test(message.subject));
  if (!mail) throw new Error(`no code was mailed to ${to}`);
  return mail.subject.slice(0, 6);
}

/** A different six-digit code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
