import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../../server/upkeep.ts';
import { type Received, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const password = 'grey otters paddle';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const dayMinutes = 24 * 60;

describe.each(storeKinds)('the sessions of an account, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { rateLimitScale: 1000, sessionDays: 90 } });
  });
  afterAll(() => server.close());

  async function addAccount(account: string) {
    const hash = await server.deps.passwords.hash(password);
    const row = { account, password_hash: hash, verified_at: 0, created_at: 0, vip_until: null };
    await server.deps.db.insertInto('users').values(row).execute();
  }
  const login = (account: string, userAgent?: string) =>
    server.post(
      '/api/public/login',
      { account, password },
      { headers: userAgent === undefined ? {} : { 'User-Agent': userAgent } },
    );
  const tokenOf = ({ body }: Received): string => body.data.accessToken;
  const list = async (token: string) => (await server.get('/api/me/sessions', { token })).body.data.sessions;
  const refresh = (cookies: Received['cookies']) => server.post('/api/public/updateNewToken', undefined, { cookies });
  const statusOf = async (token: string) => (await server.get('/api/me', { token })).status;

  it('are listed with their devices: this one first, then by last use', async () => {
    await addAccount('list@example.org');
    const start = new Date(server.clock.now()).toISOString();
    const desk = await login('list@example.org', firefox);
    const nobody = await login('list@example.org');
    server.clock.advance({ minutes: 10 });
    const mobile = await login('list@example.org', phone);
    server.clock.advance({ minutes: 10 });
    const renewed = await refresh(nobody.cookies);
    const seen = new Date(server.clock.now()).toISOString();
    const sessions = await list(tokenOf(mobile));
    expect(sessions).toMatchObject([
      { browser: 'Safari', system: 'iPhone', isCurrent: true },
      { browser: null, system: null, startedAt: start, seenAt: seen, isCurrent: false },
      { browser: 'Firefox', system: 'Linux', startedAt: start, seenAt: start, isCurrent: false },
    ]);
    expect((await list(tokenOf(renewed)))[0]).toMatchObject({ browser: null, isCurrent: true });
    expect(await statusOf(tokenOf(desk))).toBe(401);
  });

  it('can be ended one by one', async () => {
    await addAccount('end@example.org');
    const [here, there] = [await login('end@example.org', firefox), await login('end@example.org', phone)];
    const { sessionId } = (await list(tokenOf(here))).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(await statusOf(tokenOf(there))).toBe(200);
    const ended = await server.delete(`/api/me/sessions/${sessionId}`, { token: tokenOf(here) });
    expect(ended).toMatchObject({ status: 200, cookies: {} });
    expect(await statusOf(tokenOf(there))).toBe(401);
    expect((await refresh(there.cookies)).body.success).toBe(false);
    expect(await statusOf(tokenOf(here))).toBe(200);
    expect(await list(tokenOf(here))).toHaveLength(1);
    expect((await server.delete(`/api/me/sessions/${sessionId}`, { token: tokenOf(here) })).status).toBe(404);
  });

  it('of other learners can be neither listed nor ended', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const [{ sessionId }] = await list(ben.token);
    expect(await list(ann.token)).toHaveLength(1);
    expect((await server.delete(`/api/me/sessions/${sessionId}`, { token: ann.token })).status).toBe(404);
    expect((await server.delete('/api/me/sessions/nonsense', { token: ann.token })).status).toBe(404);
    expect(await statusOf(ben.token)).toBe(200);
  });

  it('expire after their maximum age, even if they are in use', async () => {
    await addAccount('end-of-days@example.org');
    let { cookies } = await login('end-of-days@example.org');
    for (let time = 0; time < 4; time += 1) {
      server.clock.advance({ minutes: 20 * dayMinutes });
      ({ cookies } = await refresh(cookies));
    }
    server.clock.advance({ minutes: 10 * dayMinutes - 5 });
    const last = await refresh(cookies);
    expect(last.body.success).toBe(true);
    expect(last.body.data.expiresAt - server.clock.now()).toBe(5 * 60_000);
    expect(last.response.headers.getSetCookie()[0]).toContain('Max-Age=300;');
    server.clock.advance({ minutes: 5 });
    expect((await refresh(last.cookies)).body.success).toBe(false);
    expect(await statusOf(tokenOf(last))).toBe(401);
  });

  it('leave nothing behind when they end', async () => {
    await addAccount('unused@example.org');
    await login('unused@example.org');
    server.clock.advance({ minutes: 31 * dayMinutes });
    await removeExpired(server.deps);
    expect(await server.deps.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
