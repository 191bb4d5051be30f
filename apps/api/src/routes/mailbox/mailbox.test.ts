import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMail } from '../../providers/mail/create.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const mail = (subject: string) => ({ to: 'ada@example.org', subject, text: '<script>alert(1)</script>', html: '' });

describe('the development mailbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    await server.deps.mail.send(mail('Mail one'));
    server.clock.advance({ seconds: 1 });
    await server.deps.mail.send(mail('Mail two'));
  });
  afterAll(() => server.close());

  it.each([
    ['/dev/mailbox?format=json', {}],
    ['/dev/mailbox', { Accept: 'application/json' }],
  ])('is JSON at %s with %j, newest first', async (url, headers) => {
    const { body } = await server.get(url, { headers });
    expect(body).toEqual([
      {
        to: 'ada@example.org',
        subject: 'Mail two',
        text: '<script>alert(1)</script>',
        sentAt: '2030-01-15T12:00:01.000Z',
      },
      {
        to: 'ada@example.org',
        subject: 'Mail one',
        text: '<script>alert(1)</script>',
        sentAt: '2030-01-15T12:00:00.000Z',
      },
    ]);
  });

  it('is an HTML page, with the mails escaped', async () => {
    const { response } = await server.get('/dev/mailbox', { headers: { Accept: 'text/html' } });
    const page = await response.text();
    expect(page).toMatch(/^<!doctype html>/);
    expect(page.indexOf('Mail two')).toBeLessThan(page.indexOf('Mail one'));
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  it('does not exist in production or with SMTP', async () => {
    const { config, log, clock } = server.deps;
    const production = await createMail({ ...config, developmentPages: 'off' }, clock.now, log);
    const smtp = await createMail(
      { ...config, mail: { ...config.mail, smtpUrl: 'smtp://127.0.0.1:1' } },
      clock.now,
      log,
    );
    for (const sender of [production, smtp]) {
      const other = await startTestServer('sqlite', { deps: { mail: sender } });
      expect((await other.get('/dev/mailbox')).status).toBe(404);
      await other.close();
      await sender.close();
    }
  });
});
