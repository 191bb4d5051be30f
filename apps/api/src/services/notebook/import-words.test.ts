import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWordList } from '../../domain/word-list.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

describe.each(storeKinds)('importing long lists, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  it('lets other requests run between batches', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const text = Array.from({ length: 2000 }, (_, index) => `word${index}`).join('\n');
    let isDone = false;
    const importing = server
      .post('/api/notebook/import', { text }, { token: ann.token, headers: { 'Idempotency-Key': `long-${kind}` } })
      .finally(() => {
        isDone = true;
      });
    let served = 0;
    while (!isDone) {
      const reply = await server.get('/api/notebook/summary', { token: ben.token });
      expect(reply.status).toBe(200);
      if (!isDone) served += 1;
      await nextTurn();
    }
    expect((await importing).body.data.added).toHaveLength(2000);
    expect(served).toBeGreaterThanOrEqual(10);
  });

  it('rejects a list of a hundred thousand lines entirely', async () => {
    const ann = await server.signIn();
    const text = 'a\n'.repeat(100_000);
    expect(await server.post('/api/notebook/import', { text }, { token: ann.token })).toMatchObject({
      status: 400,
      body: { code: 'import.tooLong', field: 'text', params: { max: 2000 } },
    });
  });
});

it('reads a list with many empty lines', () => {
  expect(readWordList(`${'\n'.repeat(50_000)}otter`)?.words).toMatchObject([{ line: 50_001, word: 'otter' }]);
});
