import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { allowLongStatements, openStore, type Store, sql, storeFaultOf } from './index.ts';

const limitMs = 40;

/** A TCP proxy in front of PostgreSQL that can stop forwarding, to simulate a frozen server. */
function startGate(target: string | { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!isFrozen) to.write(chunk);
    });
    from.on('error', () => {}).on('close', () => to.destroy());
  };
  const server: Server = createServer((client) => {
    const database = typeof target === 'string' ? connect(target) : connect(target);
    pass(client, database);
    pass(database, client);
  });
  return {
    listen: () =>
      new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
      }),
    freeze(frozen: boolean) {
      isFrozen = frozen;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a PostgreSQL server that stops responding', () => {
  let database: TestDatabase;
  let gate: ReturnType<typeof startGate>;
  let store: Store;

  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    const url = new URL('url' in database.location ? database.location.url : '');
    const folder = url.searchParams.get('host');
    gate = startGate(
      folder ? path.join(folder, '.s.PGSQL.5432') : { host: url.hostname, port: Number(url.port || 5432) },
    );
    const port = await gate.listen();
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${port}`;
    store = await openStore({ url: url.href, connections: 2, statementLimitMs: limitMs });
  });
  afterAll(async () => {
    await store?.close();
    await gate.close();
    await database?.drop();
  });

  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => storeFaultOf(error),
    );

  it('fails pending statements, and is used again once it responds', async () => {
    await store.ping();
    gate.freeze(true);
    const waits = Array.from({ length: 4 }, () => store.ping());
    const transaction = store.db.transaction().execute((db) => sql`select 1`.execute(db));
    expect(await Promise.all([...waits, transaction].map(reasonOf))).toEqual(Array(5).fill('unreachable'));
    gate.freeze(false);
    await store.ping();
  });

  it('cancels a statement that takes too long, unless it may take long', async () => {
    const slow = sql`select pg_sleep(0.1)`;
    expect(await reasonOf(slow.execute(store.db))).toBe('unreachable');
    await store.db.transaction().execute(async (db) => {
      await sql.raw(allowLongStatements).execute(db);
      await slow.execute(db);
    });
    expect(await reasonOf(slow.execute(store.db))).toBe('unreachable');
  });
});

describe('a read-only database', () => {
  it('is rejected at start, in one line', async () => {
    const database = await createTestDatabase('postgres');
    const url = 'url' in database.location ? database.location.url : '';
    const readOnly = `${url}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    await expect(openStore({ url: readOnly })).rejects.toThrow(/^The database .* can't be used \(it can be read but/);
    await database.drop();
  });
});
