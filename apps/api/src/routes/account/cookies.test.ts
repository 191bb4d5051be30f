import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

describe.each(storeKinds)('cookies over TLS, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { publicUrl: 'https://app.example.org', rateLimitScale: 1000 } });
  });
  afterAll(() => server.close());

  const refresh = (cookies: Record<string, string>) =>
    server.post('/api/public/updateNewToken', undefined, { cookies });
  const prefixed = ({ cookies }: SignedIn) => ({
    '__Host-rehearse_refresh': cookies.rehearse_refresh,
    '__Host-rehearse_session': cookies.rehearse_session,
  });
  const beganBefore = ({ userId }: SignedIn) =>
    server.deps.db.updateTable('sessions').set({ plain_cookies: 1 }).where('user_id', '=', userId).execute();
  const canExport = async (cookies: Record<string, string>) =>
    (await server.get('/api/me/export', { cookies })).status === 200;

  it('have the prefix that no other host can set', async () => {
    const reply = await refresh(prefixed(await server.signIn()));
    expect(reply.body.success).toBe(true);
    const lines = reply.response.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(/^__Host-rehearse_\w+=.{20,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('are rejected without it, because a subdomain may have set them', async () => {
    const learner = await server.signIn();
    expect((await refresh(learner.cookies)).body.success).toBe(false);
    expect(await canExport(learner.cookies)).toBe(false);
    expect(await canExport(prefixed(learner))).toBe(true);
  });

  it('are accepted without it for older sessions, and then replaced', async () => {
    const learner = await server.signIn();
    await beganBefore(learner);
    expect(await canExport(learner.cookies)).toBe(true);
    const reply = await refresh(learner.cookies);
    expect(reply.body.success).toBe(true);
    const lines = reply.response.headers.getSetCookie();
    expect(lines.filter((line) => line.includes('Max-Age=0'))).toEqual([
      expect.stringMatching(/^rehearse_refresh=; Max-Age=0; Path=\/api\/public; /),
      expect.stringMatching(/^rehearse_session=; Max-Age=0; Path=\/; /),
    ]);
    const next = { '__Host-rehearse_refresh': reply.cookies['__Host-rehearse_refresh'] ?? '' };
    expect((await refresh(next)).body.success).toBe(true);
  });

  it('prefer the one with the prefix', async () => {
    const [own, tossed] = [await server.signIn(), await server.signIn()];
    await beganBefore(tossed);
    const reply = await refresh({ ...tossed.cookies, ...prefixed(own) });
    const me = await server.get('/api/me', { token: reply.body.data.accessToken });
    expect(me.body.data.account).toBe(own.account);
  });
});
