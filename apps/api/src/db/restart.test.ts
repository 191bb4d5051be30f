import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../testing/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../testing/embedded-postgres.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/index.ts';
import { openStore, type Store } from './index.ts';

const writers = 8;
/** Acknowledged writes between two blows, so that each falls on a server that is at work. */
const between = 20;

describe('a server whose PostgreSQL goes away under load', () => {
  let postgres: EmbeddedPostgres;
  let store: Store;
  let server: TestServer;
  let learner: SignedIn;
  const broken: Error[] = [];

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ fsync: 'off', full_page_writes: 'off' });
    await administer(postgres.url('postgres'), 'create database rehearse');
    store = await openStore({
      url: postgres.url('rehearse'),
      connections: 5,
      onError: (error) => void broken.push(error),
    });
    server = await startTestServer('postgres', { database: { kind: 'postgres', store } });
    const place = { submodule_id: 11, module_id: 5, difficulty: 'Easy', ord_s: 1, ord_d: 1 } as const;
    await store.db
      .insertInto('questions')
      .values({ ...place, question_id: 1, payload: '{}', created_at: 0, updated_at: 0 })
      .execute();
    learner = await server.signIn();
  });
  afterAll(async () => {
    await store?.close();
    await postgres?.stop();
  });

  const save = (answer: string) =>
    server.post(
      '/questions/text',
      { questionId: 1, submoduleId: 11, answer },
      { token: learner.token, headers: { 'Idempotency-Key': answer } },
    );

  const endConnections = () =>
    administer(
      postgres.url('rehearse'),
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );

  /** The death of one of its processes makes PostgreSQL drop every connection, recover and start again. */
  const crash = async () => {
    const client = await store.pool?.connect();
    const { rows } = (await client?.query('select pg_backend_pid() as pid')) ?? { rows: [] };
    process.kill(rows[0].pid, 'SIGKILL');
    client?.release(true);
  };

  it('answers 503 meanwhile, goes on by itself, and loses or doubles nothing', { timeout: 60_000 }, async () => {
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    const blows = [endConnections, crash, endConnections, crash, crash, endConnections];
    let made = 0;
    let blow = Promise.resolve();
    const write = async () => {
      while (acknowledged.length < between * (blows.length + 1)) {
        made += 1;
        const answer = `answer-number-${made}`;
        for (let status = 0; status !== 200; statuses.add(status)) status = (await save(answer)).status;
        acknowledged.push(answer);
        if (acknowledged.length % between === 0) blow = blow.then(() => blows.shift()?.());
      }
    };
    const left = blows.length;
    await Promise.all(Array.from({ length: writers }, write));
    await blow;

    expect(blows).toHaveLength(0);
    expect(left).toBe(6);
    expect(broken.length).toBeGreaterThan(0);
    expect([...statuses].sort()).toEqual([200, 503]);
    const saved = await store.db.selectFrom('attempts').select('answer').execute();
    expect(saved.map(({ answer }) => answer).sort()).toEqual(acknowledged.sort());
  });
});
