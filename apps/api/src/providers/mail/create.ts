import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { createMailbox } from './mailbox.ts';
import type { Mail } from './types.ts';

/** Whether mail may be sent unencrypted with this URL if the mail server doesn't offer TLS. */
function mayBePlain(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && searchParams.get('secure') !== 'true';
}

const plainWarning =
  'SMTP_URL allows mail (with its codes) and the SMTP password to be sent unencrypted if the mail server does not offer TLS: use smtps://, or add ?requireTLS=true';

/** SMTP if configured, else the development mailbox. In production without SMTP, mail is dropped with a warning. */
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
      log.warn('a mail was dropped because SMTP_URL is not set');
      return false;
    },
    flush: async () => {},
    kept: () => null,
    close: async () => {},
  };
}
