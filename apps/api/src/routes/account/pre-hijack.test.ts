import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailedCode, type Received, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const mine = 'grey otters paddle';
const theirs = 'a stranger chose this';

describe.each(storeKinds)('signing up with somebody else’s email address, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { rateLimitScale: 1000 } });
  });
  afterAll(() => server.close());

  const register = (account: string, password: string) => server.post('/api/public/register', { account, password });
  const verify = (account: string, verifyCode: string, cookies: Received['cookies'] = {}) =>
    server.post('/api/public/verification/verify', { account, verifyCode }, { cookies });
  const login = (account: string, password: string) => server.post('/api/public/login', { account, password });
  const opens = async (account: string) => [
    (await login(account, mine)).status === 200,
    (await login(account, theirs)).status === 200,
  ];
  const aMinute = () => server.clock.advance({ seconds: 60 });

  it('does not activate the stranger’s password when the owner enters the newest code', async () => {
    const account = 'later-stranger@example.org';
    const { cookies } = await register(account, mine);
    aMinute();
    await register(account, theirs);
    expect((await verify(account, mailedCode(server, account), cookies)).status).toBe(200);
    expect(await opens(account)).toEqual([true, false]);
  });

  it('does not activate it when the stranger signed up first', async () => {
    const account = 'earlier-stranger@example.org';
    await register(account, theirs);
    aMinute();
    const { cookies } = await register(account, mine);
    expect((await verify(account, mailedCode(server, account), cookies)).status).toBe(200);
    expect(await opens(account)).toEqual([true, false]);
  });

  it('activates no password when it is unclear whose it is, and the owner sets one', async () => {
    const account = 'other-device@example.org';
    await register(account, mine);
    aMinute();
    await register(account, theirs);
    const verified = await verify(account, mailedCode(server, account));
    expect(verified.status).toBe(200);
    expect((await server.get('/api/me', { token: verified.body.data.accessToken })).status).toBe(200);
    expect(server.mails()[0]).toMatchObject({ to: account, subject: 'Set a password for your Rehearse account' });
    expect(await opens(account)).toEqual([false, false]);
    await server.post('/api/public/passwordReset/sendCode', { account });
    const verifyCode = mailedCode(server, account);
    await server.post('/api/public/passwordReset/verifyCode', { account, verifyCode, newPassword: mine });
    expect(await opens(account)).toEqual([true, false]);
  });

  it('activates the password stored with the code on another device, when there was only one sign-up', async () => {
    const account = 'alone@example.org';
    await register(account, mine);
    aMinute();
    await server.post('/api/public/verification/send', { account });
    expect((await verify(account, mailedCode(server, account))).status).toBe(200);
    expect(await opens(account)).toEqual([true, false]);
  });

  it('does not accept the sign-up token of another address, or a forged one', async () => {
    const account = 'not-theirs@example.org';
    const { cookies } = await register('somebody@example.org', theirs);
    await register(account, mine);
    expect((await verify(account, mailedCode(server, account), cookies)).status).toBe(200);
    expect(await opens(account)).toEqual([true, false]);
    aMinute();
    await register('forged@example.org', mine);
    const forged = { rehearse_sign_up: 'eyJhbGciOiJub25lIn0..a.b.c' };
    const code = mailedCode(server, 'forged@example.org');
    expect((await verify('forged@example.org', code, forged)).status).toBe(200);
  });

  it('does not change a verified account', async () => {
    const account = 'verified@example.org';
    await register(account, mine);
    await verify(account, mailedCode(server, account));
    aMinute();
    const { cookies } = await register(account, theirs);
    expect((await verify(account, '000000', cookies)).status).toBe(400);
    expect(await opens(account)).toEqual([true, false]);
  });

  describe('reveals nothing to the stranger', () => {
    const shown = ({ status, body, cookies, response }: Received) => ({
      status,
      body,
      cookies: Object.keys(cookies),
      headers: [...response.headers.keys()],
    });

    it('when they log in with the password that they signed up with', async () => {
      await register('has-one@example.org', mine);
      await verify('has-one@example.org', mailedCode(server, 'has-one@example.org'));
      aMinute();
      const matches = vi.spyOn(server.deps.passwords, 'matches');
      const tried = async (account: string) => {
        const replies = [await register(account, theirs), await login(account, theirs), await login(account, 'wrong')];
        const work = matches.mock.calls.length;
        matches.mockClear();
        return { replies: replies.map(shown), work };
      };
      const known = await tried('has-one@example.org');
      const unknown = await tried('has-none@example.org');
      matches.mockRestore();
      expect(known).toEqual(unknown);
      expect(known.replies.map(({ status }) => status)).toEqual([200, 401, 401]);
      expect(known.replies[1]?.body.code).toBe('account.notVerified');
    });

    it('when they enter codes or request new ones', async () => {
      const tried = async (account: string) =>
        [
          await verify(account, '000000'),
          await server.post('/api/public/verification/send', { account }),
          await server.post('/api/public/passwordReset/sendCode', { account }),
          await server.post('/api/public/passwordReset/verifyCode', {
            account,
            verifyCode: '000000',
            newPassword: theirs,
          }),
        ].map(shown);
      await server.signIn('asked@example.org');
      expect(await tried('asked@example.org')).toEqual(await tried('never-asked@example.org'));
    });
  });
});
