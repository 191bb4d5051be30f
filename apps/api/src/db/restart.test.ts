import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../testing/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../testing/embedded-postgres.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/index.ts';
import { openStore, type Store } from './index.ts';

const writers = 8;
/** Acknowledged writes between two failures, so that each failure hits a busy server. */
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
    await postgres.stop();
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

  /** Killing one backend makes PostgreSQL drop every connection, recover and restart. */
  const crash = async () => {
    const client = new pg.Client({ connectionString: postgres.url('postgres') });
    const ended = new Promise((resolve) => client.once('error', resolve));
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGKILL');
    await ended;
  };

  /** Retried while the database is still down from the last failure. */
  const strike = async (blow: () => Promise<unknown>): Promise<void> => {
    try {
      await blow();
    } catch {
      await strike(blow);
    }
  };

  it('answers 503 in the meantime, recovers without a restart, and loses or duplicates nothing', {
    timeout: 60_000,
  }, async () => {
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    const blows = [endConnections, crash, endConnections, crash];
    let struck = 0;
    let made = 0;
    let striking = Promise.resolve();
    const strikeNext = async () => {
      const blow = blows[struck];
      if (!blow) return;
      await strike(blow);
      struck += 1;
    };
    const write = async () => {
      while (struck < blows.length || acknowledged.length < between * (blows.length + 1)) {
        made += 1;
        const answer = `answer-number-${made}`;
        for (let status = 0; status !== 200; statuses.add(status)) status = (await save(answer)).status;
        acknowledged.push(answer);
        if (acknowledged.length % between === 0) striking = striking.then(strikeNext);
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    await striking;

    expect(struck).toBe(blows.length);
    expect(broken.length).toBeGreaterThan(0);
    expect(statuses).toEqual(new Set([200, 503]));
    const saved = await store.db.selectFrom('attempts').select('answer').execute();
    expect(saved).toHaveLength(acknowledged.length);
    expect(new Set(saved.map(({ answer }) => answer))).toEqual(new Set(acknowledged));
  });
});
