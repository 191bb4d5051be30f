import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';
import { importPack } from '../packs/index.ts';
import { exportData } from './export-data.ts';

const answers = 300;
const answerLength = 20_000;

describe.each(storeKinds)('a large export, from %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(server.deps, packFrom([questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy' })]));
  });
  afterAll(() => server.close());

  /** The largest query result so far, and the number of answers read, in characters. */
  const createMeter = () => {
    const seen = { largest: 0, read: 0 };
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }: { result: QueryResult<UnknownRow> }) => {
        const size = result.rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0);
        seen.largest = Math.max(seen.largest, size);
        seen.read += result.rows.filter((row) => String(row.answer ?? '').length === answerLength).length;
        return result;
      },
    };
    return { seen, plugin };
  };

  it('reads a few rows at a time, and only as fast as the client reads', async () => {
    const learner = await server.signIn();
    const { db } = server.deps;
    for (let at = 0; at < answers; at += 50) {
      const rows = Array.from({ length: 50 }, (_, index) => ({
        user_id: learner.userId,
        question_id: 1,
        submodule_id: 1,
        kind: 'text' as const,
        answer: String(at + index).padEnd(answerLength, '.'),
        recording: null,
        score: null,
        created_at: 1,
      }));
      await db.insertInto('attempts').values(rows).execute();
    }
    const { seen, plugin } = createMeter();
    const stream = await exportData({ ...server.deps, db: db.withPlugin(plugin) }, learner);
    const reader = stream.getReader();
    let text = '';
    let early = 0;
    const decoder = new TextDecoder('latin1');
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      if (early === 0 && seen.read > 0) early = seen.read;
    }
    expect(text.match(/\d+\.{19000,}/g)).toHaveLength(answers);
    expect(seen.read).toBe(answers);
    expect(early).toBeLessThanOrEqual(answers / 10);
    expect(seen.largest).toBeLessThan((answers * answerLength) / 10);
  });
});
