import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedCode, startTestServer, storeKinds, type TestServer, wrongCode } from '../../testing/index.ts';

describe.each(storeKinds)('resetting a password, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const send = (account: string) => server.post('/api/public/passwordReset/sendCode', { account });
  const reset = (account: string, verifyCode: string, newPassword = 'quiet lantern hill') =>
    server.post('/api/public/passwordReset/verifyCode', { account, verifyCode, newPassword });
  const login = (account: string, password: string) => server.post('/api/public/login', { account, password });

  it('sets the new password, ends all sessions and sends a mail', async () => {
    const learner = await server.signIn('forgetful@example.org');
    expect((await server.get('/api/me', { token: learner.token })).status).toBe(200);
    expect((await send('Forgetful@example.org')).status).toBe(200);
    const code = mailedCode(server, 'forgetful@example.org');
    expect(server.mails()[0]?.subject).toBe(`${code} is your Rehearse password reset code`);

    expect(await reset('forgetful@example.org', code)).toMatchObject({
      status: 200,
      body: { success: true, data: null },
    });
    expect((await login('forgetful@example.org', 'quiet lantern hill')).status).toBe(200);
    expect((await server.get('/api/me', { token: learner.token })).status).toBe(401);
    const refreshed = await server.post('/api/public/updateNewToken', undefined, { cookies: learner.cookies });
    expect(refreshed.body.success).toBe(false);
    expect(server.mails()[0]?.subject).toBe('Your Rehearse password was changed');
    expect((await reset('forgetful@example.org', code)).status).toBe(400);
  });

  it('replies the same for an unknown account, and sends no mail', async () => {
    await server.signIn('known@example.org');
    const [known, unknown] = [await send('known@example.org'), await send('unknown@example.org')];
    expect(unknown.body).toEqual(known.body);
    expect(server.mails().some(({ to }) => to === 'unknown@example.org')).toBe(false);
    const [wrongForKnown, wrongForUnknown] = [
      await reset('known@example.org', wrongCode(mailedCode(server, 'known@example.org'))),
      await reset('unknown@example.org', '123456'),
    ];
    expect(wrongForUnknown.body).toEqual(wrongForKnown.body);
    expect(wrongForKnown).toMatchObject({ status: 400, body: { field: 'verifyCode', code: 'code.wrong' } });
  });

  it('replies success for every valid email address that is checked', async () => {
    await server.signIn('checked@example.org');
    for (const account of ['checked@example.org', 'missing@example.org']) {
      expect(await server.post('/api/public/user/exist', { account })).toMatchObject({
        status: 200,
        body: { success: true },
      });
    }
    expect((await server.post('/api/public/user/exist', { account: 'nonsense' })).status).toBe(400);
  });

  it('rejects a weak password without consuming the code', async () => {
    await server.signIn('poor@example.org');
    await send('poor@example.org');
    const code = mailedCode(server, 'poor@example.org');
    expect(await reset('poor@example.org', code, 'short')).toMatchObject({
      status: 400,
      body: { message: 'Use at least 8 characters.', field: 'newPassword' },
    });
    expect((await reset('poor@example.org', code)).status).toBe(200);
  });

  it('does not accept a verification code', async () => {
    await server.post('/api/public/register', { account: 'mixed@example.org', password: 'grey otters paddle' });
    const code = mailedCode(server, 'mixed@example.org');
    expect((await reset('mixed@example.org', code)).status).toBe(400);
  });

  it('verifies an account whose first code was never entered', async () => {
    await server.post('/api/public/register', { account: 'lost@example.org', password: 'grey otters paddle' });
    await send('lost@example.org');
    expect((await reset('lost@example.org', mailedCode(server, 'lost@example.org'))).status).toBe(200);
    expect((await login('lost@example.org', 'quiet lantern hill')).status).toBe(200);
  });

  it('sends an account at most twenty codes a day', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      statuses.push((await send('flooded@example.org')).status);
      server.clock.advance({ seconds: 61 });
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('does not let a stranger exhaust the daily limit with rapid requests', async () => {
    const all = await Promise.all(Array.from({ length: 80 }, () => send('rushed@example.org')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    server.clock.advance({ seconds: 60 });
    expect((await send('rushed@example.org')).status).toBe(200);
  });
});
