import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../http/logging.ts';
import { createHealth } from '../../services/health/health.ts';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'info' } as never, { write: (line) => void lines.push(line) });
const never = () => new Promise<void>(() => {});
const works = async () => {};
const bank = packFrom([questionRecord({ questionId: 1, submoduleId: 11, difficulty: 'Easy' })]);

describe.each(storeKinds)('readiness on %s', (kind) => {
  const readyz = async (parts: Partial<Parameters<typeof createHealth>[0]>, noted: (server: TestServer) => void) => {
    const health = createHealth({ database: works, files: works, log, limitMs: 10, ...parts });
    const server = await startTestServer(kind, { deps: { health } });
    await importPack(server.deps, bank);
    noted(server);
    const { status, body } = await server.get('/readyz');
    await server.close();
    return [status, body.message];
  };
  const sqliteFull = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const readOnly = Object.assign(new Error('read-only transaction'), { code: '25006' });

  it.each([
    ['a database that does not respond', { database: never }, 503, 'Not working: database (no answer).'],
    ['a full disk', { database: () => Promise.reject(sqliteFull) }, 503, 'Not working: database (the disk is full).'],
    ['a read-only database', { database: () => Promise.reject(readOnly) }, 503, 'Not working: database (read-only).'],
    ['a file store that does not respond', { files: never }, 503, 'Not working: file store (no answer).'],
    ['both', { database: never, files: never }, 503, 'Not working: database (no answer), file store (no answer).'],
    ['nothing', {}, 200, 'OK'],
  ])('names %s', async (_, parts, status, message) => {
    expect(await readyz(parts, () => {})).toEqual([status, message]);
  });

  it('reports providers that failed when last used, and stays ready', async () => {
    const notes = ({ deps }: TestServer) => {
      deps.health.note('mail', false);
      deps.health.note('speech', false);
      deps.health.note('speech', true);
    };
    expect(await readyz({}, notes)).toEqual([200, 'Ready. Not working: mail.']);
  });

  it('probes the real store', async () => {
    const server = await startTestServer(kind);
    await importPack(server.deps, bank);
    expect((await server.get('/readyz')).status).toBe(200);
    await server.deps.store.close();
    const after = await createHealth({ database: server.deps.store.ping, files: works, log }).look();
    expect(after.broken).toEqual(['database (no answer)']);
    await server.close();
  });
});

describe('the health checks', () => {
  it('log each failure and recovery once, and probe at most once a second', async () => {
    let fault: Error | null = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    let asked = 0;
    let now = 0;
    const database = () => {
      asked += 1;
      return fault ? Promise.reject(fault) : works();
    };
    const health = createHealth({ database, files: works, log, elapsed: () => now });
    lines.length = 0;
    for (const at of [0, 500, 999, 1000, 2000]) {
      now = at;
      await health.look();
    }
    fault = null;
    now = 3000;
    expect(await health.look()).toEqual({ broken: [], failing: [] });
    expect(asked).toBe(4);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the database does not work: no answer',
      'the database works again',
    ]);
  });
});

describe('a full disk', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { deps: { log } });
    await importPack(server.deps, bank);
  });
  afterAll(() => server.close());

  it('returns 503 with Retry-After, and logs the cause', async () => {
    const learner = await server.signIn();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.deps.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(server.deps.db);
    lines.length = 0;
    const answer = { questionId: 1, submoduleId: 11, answer: 'x '.repeat(9000) };
    let reply = await server.post('/questions/text', answer, { token: learner.token });
    for (let i = 0; i < 20 && reply.status === 200; i += 1) {
      reply = await server.post('/questions/text', answer, { token: learner.token });
    }
    expect([reply.status, reply.body.code, reply.response.headers.get('retry-after')]).toEqual([
      503,
      'server.busy',
      '5',
    ]);
    expect(lines.map((line) => JSON.parse(line).msg)).toContain('The disk is full.');
  });
});
