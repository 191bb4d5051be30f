import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { createMailbox } from './mailbox.ts';
import type { Mail } from './types.ts';

/** True for an address by which a mail may go out unencrypted, when the mail server offers nothing else. */
function mayBePlain(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && searchParams.get('secure') !== 'true';
}

const plainWarning =
  'SMTP_URL lets mail, with its codes and the password of SMTP_URL, go out unencrypted where the mail server offers no TLS: begin it with smtps://, or add ?requireTLS=true';

/** SMTP when it is configured, else the development mailbox; without either, as in production, mail is dropped with a warning. */
export async function createMail(config: Config, now: () => number, log: Logger): Promise<Mail> {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    if (mayBePlain(smtpUrl)) log.warn(plainWarning);
    const { createSmtp } = await import('./smtp.ts');
    return createSmtp({ url: smtpUrl, from, log });
  }
  if (config.developmentPages !== 'off') return createMailbox(now);
  log.warn('SMTP_URL is not set: no mail is sent, so nobody can verify an account or reset a password');
  return {
    send: async () => {
      log.warn('a mail was dropped, since SMTP_URL is not set');
      return false;
    },
    flush: async () => {},
    kept: () => null,
    close: async () => {},
  };
}
