import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailUnsentMessages } from '../../services/contact/mail-message.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const message = { name: 'Ada <Lovelace>', email: 'ada@example.org', message: 'Hello,\n<b>a question</b>' };

describe.each(storeKinds)('the contact form, on %s', (kind) => {
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

  it('mails unsent messages after a restart', async () => {
    await server.deps.db
      .insertInto('contact_messages')
      .values({ ...message, name: 'Left over', live_teaching: null, created_at: 0, mailed_at: null })
      .execute();
    await mailUnsentMessages(server.deps);
    expect(server.mails()[0]?.subject).toBe('Message from Left over');
    expect((await stored()).every(({ mailed_at }) => mailed_at !== null)).toBe(true);
  });

  it('stores a live teaching request and mails all of it to the operator', async () => {
    const request = {
      name: 'Grace',
      email: 'grace@example.org',
      goal: 'A master’s course in Dublin',
      targetScore: 125,
      times: 'Weekdays after 19:00',
      timeZone: 'Asia/Shanghai',
      message: 'Speaking is what I fear.',
    };
    const send = () =>
      server.post('/api/public/live-teaching', request, { headers: { 'Idempotency-Key': 'live-1-key' } });
    expect(await send()).toMatchObject({ status: 200, body: { success: true } });
    expect(await send()).toMatchObject({ status: 200 });
    await expect.poll(async () => (await stored()).at(-1)?.mailed_at).toBe(server.clock.now());
    const requests = server.mails().filter(({ subject }) => subject === 'Live teaching request from Grace');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ to: 'operator@example.org', replyTo: 'grace@example.org' });
    for (const part of [request.goal, '125', request.times, request.timeZone, request.message])
      expect(requests[0]?.text).toContain(part);
  });

  it('mails an unsent live teaching request after a restart', async () => {
    const wish = { goal: 'Pass', targetScore: null, times: 'Sunday', timeZone: 'Europe/Dublin' };
    const { deps } = server;
    const row = { name: 'Late', email: 'late@example.org', message: '', live_teaching: JSON.stringify(wish) };
    await deps.db
      .insertInto('contact_messages')
      .values({ ...row, created_at: 0, mailed_at: null })
      .execute();
    await mailUnsentMessages(deps);
    const [mail] = server.mails();
    expect(mail?.subject).toBe('Live teaching request from Late');
    expect(mail?.text).toContain('Target score: none given');
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone, such as Asia/Shanghai.'],
    [{ goal: '' }, 'goal', 'Fill in this field.'],
    [{ times: 'x'.repeat(501) }, 'times', 'Use at most 500 characters.'],
  ])('reports the invalid field of a request: %j', async (wrong, field, text) => {
    const request = { name: 'A', email: 'a@example.org', goal: 'g', times: 't', timeZone: 'UTC' };
    const reply = await server.post('/api/public/live-teaching', { ...request, ...wrong });
    expect(reply).toMatchObject({ status: 400, body: { field, message: text } });
  });

  it.each([
    [{ ...message, name: '' }, 'name', 'Fill in this field.'],
    [{ ...message, email: 'ada' }, 'email', 'Enter a valid email address.'],
    [{ ...message, message: 'x'.repeat(5001) }, 'message', 'Use at most 5000 characters.'],
  ])('reports the invalid field', async (body, field, text) => {
    expect(await server.post('/api/public/contact', body)).toMatchObject({
      status: 400,
      body: { field, message: text },
    });
  });

  it('accepts twenty messages an hour from one address', async () => {
    const replies = await Promise.all(Array.from({ length: 25 }, () => server.post('/api/public/contact', message)));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
