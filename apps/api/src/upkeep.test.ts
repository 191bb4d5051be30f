import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, storeKinds, type TestServer } from './testing/index.ts';
import { removeExpired } from './upkeep.ts';

const dayMinutes = 24 * 60;

describe.each(storeKinds)('the upkeep, over %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const counts = async () => {
    const { db } = server.deps;
    const [codes, tokens, keys] = await Promise.all([
      db.selectFrom('codes').selectAll().execute(),
      db.selectFrom('refresh_tokens').selectAll().execute(),
      db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    return [codes.length, tokens.length, keys.length];
  };

  it('removes what has expired, and nothing sooner', async () => {
    await server.signIn('ada@example.org');
    await server.post('/api/public/passwordReset/sendCode', { account: 'ada@example.org' });
    const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
    await server.post('/api/public/contact', message, { headers: { 'Idempotency-Key': 'a-key-of-mine' } });

    const seen: number[][] = [];
    for (const minutes of [0, 2 * dayMinutes, 29 * dayMinutes, 31 * dayMinutes]) {
      server.clock.advance({ minutes });
      await removeExpired(server.deps);
      seen.push(await counts());
    }
    expect(seen).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });
});
