import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mail, MailMessage } from './types.ts';

const pausesMs = [1000, 5000, 30_000];

/** What {@link createSmtp} needs. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  log: Logger;
  /** Waits before the second, third and fourth attempt; 1, 5 and 30 seconds when absent. */
  retryPausesMs?: number[];
}

/** Sends by SMTP, in the background, up to four times. */
export function createSmtp({ url, from, log, retryPausesMs = pausesMs }: SmtpOptions): Mail {
  const transport = createTransport({ url, pool: true, maxConnections: 2 });
  const underWay = new Set<Promise<boolean>>();
  const closing = new AbortController();

  const attempt = async (message: MailMessage) => {
    for (const pauseMs of [...retryPausesMs, null]) {
      try {
        await transport.sendMail({ from, ...message });
        return true;
      } catch (error) {
        log.warn({ err: error }, 'a mail could not be sent');
        if (pauseMs === null) break;
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
      await Promise.all(underWay);
      transport.close();
    },
  };
}
