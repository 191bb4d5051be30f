import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMail } from './create.ts';
import { createSmtp } from './smtp.ts';

const log = pino({ level: 'silent' });
const message = { to: 'ada@example.org', subject: '123456 is your code', text: 'Code 123456', html: '<p>123456</p>' };

/** A mail server that rejects the first messages. */
async function startSmtp(refusals: number) {
  const received: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left > 0) {
          left -= 1;
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => new Promise<void>((done) => server.close(done)) };
}

describe('mail over SMTP', () => {
  let closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers) await close();
    closers = [];
  });

  const start = async (refusals: number, retryPausesMs = [1, 1]) => {
    const smtp = await startSmtp(refusals);
    const mail = createSmtp({ url: smtp.url, from: 'Rehearse <no-reply@example.org>', log, retryPausesMs });
    closers = [mail.close, smtp.close];
    return { smtp, mail };
  };

  it('arrives as text and HTML with its subject', async () => {
    const { smtp, mail } = await start(0);
    expect(await mail.send(message)).toBe(true);
    expect(smtp.received).toHaveLength(1);
    for (const part of [
      'Subject: 123456 is your code',
      'To: ada@example.org',
      'text/plain',
      'text/html',
      'Code 123456',
    ]) {
      expect(smtp.received[0]).toContain(part);
    }
  });

  it('is retried when the server is busy', async () => {
    const { smtp, mail } = await start(2);
    expect(await mail.send(message)).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  it('is dropped after the last retry, without an error for the caller', async () => {
    const { mail } = await start(99);
    expect(await mail.send(message)).toBe(false);
  });

  it('does not delay shutdown', async () => {
    const { mail } = await start(99, [3_600_000]);
    const sending = mail.send(message);
    await mail.close();
    expect(await sending).toBe(false);
  });

  it('strips line breaks from the headers', async () => {
    const { smtp, mail } = await start(0);
    await mail.send({ ...message, subject: 'Hello\r\nBcc: eve@example.org' });
    expect(smtp.received[0]).not.toMatch(/^Bcc:/m);
  });

  it('times out when the mail server does not respond', async () => {
    const silent = createServer((socket) => void closers.push(async () => void socket.destroy()));
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const from = 'Rehearse <no-reply@example.org>';
    const mail = createSmtp({ url: `smtp://127.0.0.1:${port}`, from, log, retryPausesMs: [], limitMs: 30 });
    expect(await mail.send(message)).toBe(false);
    await mail.close();
    closers.push(() => new Promise((done) => silent.close(() => done())));
  });
});

describe('starting with SMTP', () => {
  const warningsFor = async (smtpUrl: string) => {
    const lines: string[] = [];
    const loud = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const config = { mail: { smtpUrl, from: 'a@example.org', operator: 'b@example.org' } };
    await (await createMail(config as never, () => 0, loud)).close();
    return lines;
  };

  it.each(['smtp://mail.example.org:587', 'smtp://user:hush@mail.example.org?requireTLS=false'])(
    'warns in one line, without the password, that mail may be unencrypted: %s',
    async (url) => {
      const lines = await warningsFor(url);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/SMTP_URL .*unencrypted.*smtps:\/\//);
      expect(lines[0]).not.toContain('hush');
    },
  );

  it.each(['smtps://mail.example.org', 'smtp://mail.example.org:587?requireTLS=true'])(
    'does not warn when mail is always encrypted: %s',
    async (url) => expect(await warningsFor(url)).toEqual([]),
  );
});
