import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailedCode,
  type Received,
  startTestServer,
  storeKinds,
  type TestServer,
  wrongCode,
} from '../../testing/index.ts';

const password = 'grey otters paddle';

describe.each(storeKinds)('signing up, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { rateLimitScale: 1000 } });
  });
  afterAll(() => server.close());

  const register = (account: string, secret = password) =>
    server.post('/api/public/register', { account, password: secret });
  const verify = (account: string, verifyCode: string, cookies: Received['cookies'] = {}) =>
    server.post('/api/public/verification/verify', { account, verifyCode }, { cookies });
  const login = (account: string, secret = password) => server.post('/api/public/login', { account, password: secret });

  it('mails a code, and the code logs in', async () => {
    expect(await register('ada@example.org')).toMatchObject({ status: 200, body: { success: true } });
    const code = mailedCode(server, 'ada@example.org');
    expect(server.mails()[0]).toMatchObject({
      to: 'ada@example.org',
      subject: `${code} is your Rehearse verification code`,
    });
    expect(server.mails()[0]?.text).toContain(code);

    const verified = await verify('ada@example.org', code);
    expect(verified).toMatchObject({ status: 200, body: { success: true } });
    expect(verified.body.data.expiresAt).toBe(server.clock.now() + 15 * 60_000);
    expect(Object.keys(verified.cookies)).toEqual([
      'rehearse_refresh',
      'rehearse_session',
      'rehearse_device',
      'rehearse_sign_up',
    ]);

    const me = await server.get('/api/me', { token: verified.body.data.accessToken });
    expect(me.body.data).toEqual({
      account: 'ada@example.org',
      school: null,
      createdAt: new Date(server.clock.now()).toISOString(),
      vipUntil: null,
      aiCorrectionsLeft: 0,
      practicedCount: 0,
    });
  });

  it('ignores case in email addresses', async () => {
    await register('Grace.Hopper@Example.org');
    expect((await verify('GRACE.hopper@example.org', mailedCode(server, 'grace.hopper@example.org'))).status).toBe(200);
    expect((await login('grace.hopper@EXAMPLE.org')).status).toBe(200);
  });

  it('does not log in before the email is verified, and says why only for the right password', async () => {
    await register('early@example.org');
    expect(await login('early@example.org')).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/not verified with this password yet/), code: 'account.notVerified' },
    });
    expect((await login('early@example.org', 'something else')).body.message).toBe('Wrong email or password.');
  });

  it('uses the newest password and code after signing up twice', async () => {
    await register('twice@example.org', 'the first password');
    const first = mailedCode(server, 'twice@example.org');
    server.clock.advance({ seconds: 60 });
    const again = await register('twice@example.org', 'the second password');
    expect(again.status).toBe(200);
    const second = mailedCode(server, 'twice@example.org');
    if (first !== second) expect((await verify('twice@example.org', first)).status).toBe(400);
    expect((await verify('twice@example.org', second, again.cookies)).status).toBe(200);
    expect((await login('twice@example.org', 'the first password')).status).toBe(401);
    expect((await login('twice@example.org', 'the second password')).status).toBe(200);
  });

  it('does not reveal an existing account to a stranger, and mails its owner', async () => {
    await server.signIn('owner@example.org');
    const known = await register('owner@example.org');
    const unknown = await register('nobody@example.org');
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    expect(server.mails().find(({ to }) => to === 'owner@example.org')?.subject).toBe(
      'You already have a Rehearse account',
    );
    const again = [await register('owner@example.org'), await register('nobody@example.org')];
    expect(again.map(({ status }) => status)).toEqual([429, 429]);
    expect(again[0]?.body).toEqual(again[1]?.body);
  });

  it('sends one code a minute, and reports the seconds to wait', async () => {
    await register('hasty@example.org');
    server.clock.advance({ seconds: 20 });
    const refused = await server.post('/api/public/verification/send', { account: 'hasty@example.org' });
    expect(refused).toMatchObject({
      status: 429,
      body: {
        success: false,
        message: expect.stringContaining('40 seconds'),
        code: 'code.tooSoon',
        params: { seconds: 40 },
      },
    });
    expect(refused.response.headers.get('retry-after')).toBe('40');
    server.clock.advance({ seconds: 40 });
    expect((await server.post('/api/public/verification/send', { account: 'hasty@example.org' })).status).toBe(200);
  });

  it('replies the same to a resend for an unknown and a verified account, and sends no mail', async () => {
    await server.signIn('done@example.org');
    const before = server.mails().length;
    const unknown = await server.post('/api/public/verification/send', { account: 'unknown@example.org' });
    const verified = await server.post('/api/public/verification/send', { account: 'done@example.org' });
    expect(unknown.body).toEqual(verified.body);
    expect([unknown.status, verified.status]).toEqual([200, 200]);
    expect(server.mails()).toHaveLength(before);
  });

  it('accepts a code once', async () => {
    await register('once@example.org');
    const code = mailedCode(server, 'once@example.org');
    const replies = await Promise.all(Array.from({ length: 4 }, () => verify('once@example.org', code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('accepts a code for ten minutes', async () => {
    await register('slow@example.org');
    const code = mailedCode(server, 'slow@example.org');
    server.clock.advance({ minutes: 10 });
    expect(await verify('slow@example.org', code)).toMatchObject({
      status: 400,
      body: {
        message: 'The code is wrong or has expired. Check it, or request a new one.',
        field: 'verifyCode',
        code: 'code.wrong',
      },
    });
  });

  it('checks at most five of five hundred concurrent guesses', async () => {
    await register('target@example.org');
    const code = mailedCode(server, 'target@example.org');
    const guesses = Array.from({ length: 500 }, () => verify('target@example.org', wrongCode(code)));
    expect((await Promise.all(guesses)).every(({ status }) => status === 400)).toBe(true);
    const row = await server.deps.db
      .selectFrom('codes')
      .select('tries')
      .where('account', '=', 'target@example.org')
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect((await verify('target@example.org', code)).status).toBe(400);
    expect((await login('target@example.org')).body.message).toMatch(/not verified/);
  });
});

describe.each(storeKinds)('the fields of sign-up, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  it.each([
    [{ account: 'x@example.org', password: 'short' }, 'password', 'password.tooShort', { min: 8 }],
    [{ account: 'x@example.org', password: 'x'.repeat(257) }, 'password', 'password.tooLong', { max: 256 }],
    [{ account: 'x@example.org', password: 'Football' }, 'password', 'password.tooCommon'],
    [{ account: 'x@example.org', password: '' }, 'password', 'field.required'],
    [{ account: 'x@example.org', password: 'x'.repeat(1025) }, 'password', 'field.tooLong', { max: 1024 }],
    [{ account: 'x@example.org' }, 'password', 'field.required'],
    [{ account: 'not an email', password: 'grey otters' }, 'account', 'field.email'],
    [{ account: null, password: 'grey otters' }, 'account', 'field.type', { expected: 'a text' }],
    [{ account: ['a@example.org'], password: 'grey otters' }, 'account', 'field.type', { expected: 'a text' }],
    [[], 'body', 'field.type', { expected: 'an object' }],
    ['{', 'body', 'request.notJson'],
    [{ account: 'x@example.org', password: 'zero \0 zero' }, 'password', 'field.character'],
  ])('%j is rejected with field, code and parameters', async (body, field, code, params?: Record<string, unknown>) => {
    const refused = await server.post('/api/public/register', body);
    expect(refused).toMatchObject({ status: 400, body: { success: false, data: null, field, code } });
    expect(refused.body.params).toEqual(params);
  });
});
