import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailUnsentMessages } from '../../services/contact/mail-message.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const message = { name: 'Ada <Lovelace>', email: 'ada@example.org', message: 'Hello,\n<b>a question</b>' };

describe.each(storeKinds)('the contact form, over %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const stored = () => server.deps.db.selectFrom('contact_messages').selectAll().orderBy('message_id').execute();

  it('stores the message and mails it to the operator', async () => {
    expect(await server.post('/api/public/contact', message)).toMatchObject({ status: 200, body: { success: true } });
    await expect.poll(async () => (await stored()).at(-1)?.mailed_at).toBe(server.clock.now());
    expect((await stored()).at(-1)).toMatchObject(message);
    const [mail] = server.mails();
    expect(mail).toMatchObject({ to: 'operator@example.org', replyTo: 'ada@example.org' });
    expect(mail?.text).toContain('Hello,\n<b>a question</b>');
    expect(mail?.html).not.toContain('<b>');
  });

  it('mails after a start what was left unsent', async () => {
    await server.deps.db
      .insertInto('contact_messages')
      .values({ ...message, name: 'Left over', created_at: 0, mailed_at: null })
      .execute();
    await mailUnsentMessages(server.deps);
    expect(server.mails()[0]?.subject).toBe('Message from Left over');
    expect((await stored()).every(({ mailed_at }) => mailed_at !== null)).toBe(true);
  });

  it.each([
    [{ ...message, name: '' }, 'name: must not be empty.'],
    [{ ...message, email: 'ada' }, 'email: must be an e-mail address.'],
    [{ ...message, message: 'x'.repeat(5001) }, 'message: must have at most 5000 characters.'],
  ])('names what is wrong', async (body, text) => {
    expect(await server.post('/api/public/contact', body)).toMatchObject({ status: 400, body: { message: text } });
  });

  it('takes twenty messages an hour from one address', async () => {
    const replies = await Promise.all(Array.from({ length: 25 }, () => server.post('/api/public/contact', message)));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
