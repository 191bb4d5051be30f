import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord, wordRecord } from '../../testing/packs.ts';

describe.each(storeKinds)('the counts on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server?.close());

  it('are zero for an empty bank', async () => {
    const { body } = await server.get('/api/public/stats');
    expect(body.data).toEqual({ questions: 0, words: 0, submodules: [] });
  });

  it('include every question once, by type, and the words', async () => {
    const records = [
      questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy' }),
      questionRecord({ questionId: 2, submoduleId: 1, difficulty: 'Hard' }),
      questionRecord({ questionId: 3, submoduleId: 8, difficulty: 'Hard' }),
      wordRecord(1, 'harvest'),
      wordRecord(2, 'tenuous'),
    ];
    await importPack(server.deps, packFrom(records));
    await importPack(server.deps, packFrom(records));
    const { body, response } = await server.get('/api/public/stats');
    expect(body.data).toEqual({
      questions: 3,
      words: 2,
      submodules: [
        { submoduleId: 1, questions: 2 },
        { submoduleId: 8, questions: 1 },
      ],
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });
});
