import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailMessage } from '../../domain/mails.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Mail } from './types.ts';

const pausesMs = [1000, 5000, 30_000];
/** Inactivity timeout for the mail server. */
const silentMs = 10_000;
/** How long shutdown waits for mail that is being sent. */
const closeMs = 2000;

/** Options of {@link createSmtp}. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  log: Logger;
  /** Delays before the second, third and fourth attempt; defaults to 1, 5 and 30 seconds. */
  retryPausesMs?: number[];
  /** Inactivity timeout for the mail server; defaults to 10 seconds. */
  limitMs?: number;
}

/** Sends mail over SMTP in the background, with up to four attempts. */
export function createSmtp({ url, from, log, retryPausesMs = pausesMs, limitMs = silentMs }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: limitMs,
    dnsTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  const underWay = new Set<Promise<boolean>>();
  const closing = new AbortController();

  const attempt = async (message: MailMessage) => {
    for (const pauseMs of [...retryPausesMs, null]) {
      try {
        await transport.sendMail({ from, ...message });
        return true;
      } catch (error) {
        log.warn({ err: error }, 'a mail could not be sent');
        if (pauseMs === null || closing.signal.aborted) break;
        const isClosing = await delay(pauseMs, false, { signal: closing.signal, ref: false }).catch(() => true);
        if (isClosing) break;
      }
    }
    log.error('a mail was dropped after the last retry');
    return false;
  };

  return {
    send(message) {
      const sending = attempt(message).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    async flush() {
      await Promise.all(underWay);
    },
    kept: () => null,
    async close() {
      closing.abort();
      await withTimeout(closeMs, Promise.all(underWay)).catch(() =>
        log.warn('shutdown dropped mail that was still being sent'),
      );
      transport.close();
    },
  };
}
