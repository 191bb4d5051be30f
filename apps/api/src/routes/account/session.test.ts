import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Received, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const password = 'grey otters paddle';

describe.each(storeKinds)('staying logged in, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { rateLimitScale: 1000 } });
  });
  afterAll(() => server.close());

  const addAccount = async (account: string) => {
    await server.signIn(account);
    const hash = await server.deps.passwords.hash(password);
    await server.deps.db.updateTable('users').set({ password_hash: hash }).where('account', '=', account).execute();
  };
  const login = (account: string, secret = password) => server.post('/api/public/login', { account, password: secret });
  const refresh = (token: string | undefined) =>
    server.post('/api/public/updateNewToken', undefined, {
      cookies: token === undefined ? {} : { rehearse_refresh: token },
    });
  const me = (token: string) => server.get('/api/me', { token });
  const refreshOf = ({ cookies }: Received) => cookies.rehearse_refresh ?? '';

  it('issues a token for fifteen minutes', async () => {
    await addAccount('kate@example.org');
    const { status, body } = await login('kate@example.org');
    expect(status).toBe(200);
    expect(body.data.expiresAt - server.clock.now()).toBe(15 * 60_000);
    expect((await me(body.data.accessToken)).status).toBe(200);
    server.clock.advance({ minutes: 15, seconds: 1 });
    expect(await me(body.data.accessToken)).toMatchObject({
      status: 401,
      body: { message: 'Sorry, your token has expired.', code: 'account.sessionExpired' },
    });
  });

  it('renews a token with a different one, even within the second', async () => {
    await addAccount('quick@example.org');
    const first = await login('quick@example.org');
    const second = await refresh(refreshOf(first));
    expect(second.status).toBe(200);
    expect(second.body.data.accessToken).not.toBe(first.body.data.accessToken);
    expect((await me(second.body.data.accessToken)).status).toBe(200);
  });

  it('protects the cookies from scripts and other sites', async () => {
    await addAccount('cookie@example.org');
    const { response } = await login('cookie@example.org');
    const [refreshLine, readerLine] = response.headers.getSetCookie();
    expect(refreshLine).toMatch(
      /^rehearse_refresh=.{20,}; Max-Age=2592000; Path=\/api\/public; HttpOnly; SameSite=Lax$/,
    );
    expect(readerLine).toMatch(/^rehearse_session=.{20,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('replies the same to an unknown email and a wrong password', async () => {
    await addAccount('known@example.org');
    const replies = [await login('known@example.org', 'wrong'), await login('unknown@example.org', 'wrong')];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [401, 'Wrong email or password.'],
      [401, 'Wrong email or password.'],
    ]);
  });

  it('accepts the longest possible email address', async () => {
    const account = `${'a'.repeat(64)}@${'b.'.repeat(90)}example`;
    expect(account.length).toBeGreaterThan(250);
    expect((await login(account, 'wrong')).status).toBe(401);
  });

  it('takes as long for an unknown email as for a known one', async () => {
    const matches = vi.spyOn(server.deps.passwords, 'matches');
    await login('not-there@example.org', 'wrong');
    await addAccount('there@example.org');
    const unknown = matches.mock.calls.length;
    await login('there@example.org', 'wrong');
    expect(matches.mock.calls.length - unknown).toBe(unknown);
    matches.mockRestore();
  });

  it('rotates the refresh token on each use', async () => {
    await addAccount('rotate@example.org');
    const first = refreshOf(await login('rotate@example.org'));
    const second = await refresh(first);
    expect(second).toMatchObject({ status: 200, body: { success: true } });
    expect((await me(second.body.data.accessToken)).status).toBe(200);
    expect(refreshOf(second)).not.toBe(first);
    expect((await refresh(refreshOf(second))).body.success).toBe(true);
  });

  it('returns the same next token to two tabs that refresh concurrently', async () => {
    await addAccount('tabs@example.org');
    const first = refreshOf(await login('tabs@example.org'));
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(first)));
    expect(replies.map(({ body }) => body.success)).toEqual(Array(8).fill(true));
    expect(new Set(replies.map(refreshOf)).size).toBe(1);
    const { sid } = JSON.parse(atob(replies[0]?.body.data.accessToken.split('.')[1]));
    const tokens = await server.deps.db.selectFrom('refresh_tokens').selectAll().where('family', '=', sid).execute();
    expect(tokens).toHaveLength(2);
  });

  it('returns only an access token to a late tab when the others have rotated again', async () => {
    await addAccount('late@example.org');
    const first = refreshOf(await login('late@example.org'));
    const second = refreshOf(await refresh(first));
    await refresh(second);
    const late = await refresh(first);
    expect(late.body.success).toBe(true);
    expect(Object.keys(late.cookies)).toEqual(['rehearse_session']);
  });

  it('recovers from a refresh whose reply was lost, even much later', async () => {
    await addAccount('tunnel@example.org');
    const first = refreshOf(await login('tunnel@example.org'));
    const lost = await refresh(first);
    server.clock.advance({ minutes: 40 });
    const again = await refresh(first);
    expect(again.body.success).toBe(true);
    expect(refreshOf(again)).toBe(refreshOf(lost));
    expect((await me(again.body.data.accessToken)).status).toBe(200);
    expect((await refresh(refreshOf(again))).body.success).toBe(true);
  });

  it('ends the session when a used refresh token is reused after ten seconds and its successor was used too', async () => {
    await addAccount('stolen@example.org');
    const first = refreshOf(await login('stolen@example.org'));
    const second = await refresh(refreshOf(await refresh(first)));
    server.clock.advance({ seconds: 10, ms: 1 });
    expect(await refresh(first)).toMatchObject({
      status: 200,
      body: { success: false, message: 'Unable to refresh token', data: null, code: 'account.notRefreshed' },
    });
    expect((await refresh(refreshOf(second))).body.success).toBe(false);
    expect((await me(second.body.data.accessToken)).status).toBe(401);
  });

  it.each(['', 'nonsense', 'x'.repeat(4000)])('does not refresh with the cookie %j', async (token) => {
    const reply = await refresh(token);
    expect(reply).toMatchObject({
      status: 200,
      body: { success: false, message: 'Unable to refresh token', data: null, code: 'account.notRefreshed' },
    });
    expect(reply.cookies).toEqual({ rehearse_refresh: '', rehearse_session: '' });
  });

  it('does not refresh without a cookie, nor after thirty days', async () => {
    expect((await refresh(undefined)).body.success).toBe(false);
    await addAccount('away@example.org');
    const token = refreshOf(await login('away@example.org'));
    server.clock.advance({ minutes: 30 * 24 * 60 });
    expect((await refresh(token)).body.success).toBe(false);
  });

  it('ends the session and its access token at logout', async () => {
    await addAccount('leaver@example.org');
    const session = await login('leaver@example.org');
    const other = await login('leaver@example.org');
    expect((await me(session.body.data.accessToken)).status).toBe(200);
    const out = await server.post('/api/public/logout', undefined, { cookies: session.cookies });
    expect(out).toMatchObject({ status: 200, body: { success: true }, cookies: { rehearse_refresh: '' } });
    expect((await refresh(refreshOf(session))).body.success).toBe(false);
    expect((await me(session.body.data.accessToken)).status).toBe(401);
    expect((await me(other.body.data.accessToken)).status).toBe(200);
  });

  it('accepts a session ended by another process for at most five seconds', async () => {
    const { token, userId } = await server.signIn('elsewhere@example.org');
    expect((await me(token)).status).toBe(200);
    await server.deps.db.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
    server.clock.advance({ seconds: 5 });
    expect((await me(token)).status).toBe(401);
  });

  it('accepts neither the session cookie as an access token nor a token signed with another key', async () => {
    const { cookies } = await server.signIn('reader@example.org');
    expect((await me(cookies.rehearse_session)).status).toBe(401);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1","sid":"x","aud":"access","exp":9999999999}').toString('base64url')}.`;
    expect((await me(unsigned)).status).toBe(401);
    expect((await me('a.b.c')).status).toBe(401);
    expect((await server.get('/api/me', { headers: { Authorization: 'Basic eDp5' } })).status).toBe(401);
  });
});

describe.each(storeKinds)('guessing passwords, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const guess = (account: string, headers: Record<string, string> = {}) =>
    server.post('/api/public/login', { account, password: 'wrong' }, { headers });

  it('is blocked after ten attempts from one address, even concurrent ones', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => guess('victim@example.org')));
    const counts = replies.map(({ status }) => status);
    expect(counts.filter((status) => status === 401)).toHaveLength(10);
    expect(counts.filter((status) => status === 429)).toHaveLength(30);
    expect(Number(replies.find(({ status }) => status === 429)?.response.headers.get('retry-after'))).toBeGreaterThan(
      0,
    );
  });

  it('is not fooled by a forged X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await guess('forged@example.org', { 'X-Forwarded-For': `203.0.113.${i}` })).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('behind one trusted proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { config: { trustProxy: 1 } });
  });
  afterAll(() => server.close());

  const guess = (forwardedFor: string) =>
    server.post(
      '/api/public/login',
      { account: 'v@example.org', password: 'wrong' },
      { headers: { 'X-Forwarded-For': forwardedFor } },
    );

  it('uses the address that the proxy saw, ignoring what the client sent', async () => {
    for (let i = 0; i < 10; i += 1) expect((await guess(`198.51.100.${i}, 203.0.113.7`)).status).toBe(401);
    expect((await guess('198.51.100.99, 203.0.113.7')).status).toBe(429);
    expect((await guess('198.51.100.99, 203.0.113.8')).status).toBe(401);
  });

  it('marks cookies secure and sends HSTS when the proxy uses TLS', async () => {
    const reply = await server.post('/api/public/logout', undefined, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(reply.response.headers.getSetCookie().every((line) => line.includes('; Secure'))).toBe(true);
    expect(reply.response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });
});
