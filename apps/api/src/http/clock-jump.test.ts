import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailedCode, startTestServer, storeKinds, type TestServer } from '../testing/index.ts';

const tenDays = 10 * 24 * 60;

describe.each(storeKinds)('a clock that was ten days ahead and has been corrected, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => server.close());

  it('does not block new codes, and does not extend old ones', async () => {
    const { account } = await server.signIn();
    server.clock.advance({ minutes: tenDays });
    expect((await server.post('/api/public/passwordReset/sendCode', { account })).status).toBe(200);
    const old = mailedCode(server, account);
    server.clock.advance({ minutes: -tenDays });

    const reset = (verifyCode: string) =>
      server.post('/api/public/passwordReset/verifyCode', { account, verifyCode, newPassword: 'grey otters paddle' });
    expect((await reset(old)).status).toBe(400);
    expect((await server.post('/api/public/passwordReset/sendCode', { account })).status).toBe(200);
    expect((await reset(mailedCode(server, account))).status).toBe(200);
  });

  it('leaves no rate limit exhausted', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { limits } = server.deps;
    const take = () => limits.consume('exportPerAccount', 'ada');
    vi.setSystemTime(Date.now() + tenDays * 60_000);
    for (let i = 0; i < 10; i += 1) await take();
    await expect(take()).rejects.toMatchObject({ name: 'LimitReached' });
    vi.setSystemTime(Date.now() - tenDays * 60_000);
    await take();
  });
});
