import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailMessage } from '../../domain/mails.ts';
import { within } from '../within.ts';
import type { Mail } from './types.ts';

const pausesMs = [1000, 5000, 30_000];
/** How long a mail server may be silent. */
const silentMs = 10_000;
/** How long a stop waits for mail that is going out. */
const closeMs = 2000;

/** What {@link createSmtp} needs. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  log: Logger;
  /** Waits before the second, third and fourth attempt; 1, 5 and 30 seconds when absent. */
  retryPausesMs?: number[];
  /** How long the mail server may be silent; 10 seconds when absent. */
  limitMs?: number;
}

/** Sends by SMTP, in the background, up to four times. */
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
    log.error('a mail was given up');
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
      await within(closeMs, Promise.all(underWay)).catch(() => log.warn('a mail that was going out was given up'));
      transport.close();
    },
  };
}
