import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Statements with a server-side plan per connection. */
const preparedLimit = 400;
/** Statements with more parameters insert batches; their text is as varied as the batches' lengths. */
const preparedParameters = 40;
const int8Oid = 20;

/** Longest wait for a connection, whether it has to be made or is in use. */
const connectLimitMs = 5000;
/** Longest silence within a transaction, after which the database gives up what it holds. */
const idleTransactionLimitMs = 60_000;
/** A statement of a transaction that is {@link allowLongStatements allowed} to take long. */
export const longLimitMs = 30 * 60_000;

/** Options of a pool of connections. */
export interface PostgresOptions {
  /** `postgres://user:password@host/database`, or `postgres://user@/database?host=/socket/folder`. */
  readonly url: string;
  /** Most connections at once. Default 10. */
  readonly connections?: number;
  /** Longest time that a statement may take. Default 10 seconds. */
  readonly statementLimitMs?: number;
  /** Told when a connection breaks, such as by a restart of the database. */
  readonly onError?: (error: Error) => void;
}

/** Lets the statements of a transaction take up to half an hour: imports, changes of tables. */
export const allowLongStatements = `set local statement_timeout = ${longLimitMs}`;

/** True while a statement runs, also one that nobody waits for any more. The driver's types leave this field out. */
const isBusy = (client: pg.PoolClient) => Reflect.get(client, 'readyForQuery') === false;

/**
 * Opens a pool. Connections are made when first needed. 64-bit integers are read as numbers. A connection that breaks
 * fails the statement that runs on it and is replaced; it never ends the process.
 */
export function openPostgresPool({
  url,
  connections = 10,
  statementLimitMs = 10_000,
  onError,
}: PostgresOptions): pg.Pool {
  const settings = [
    'set plan_cache_mode = force_generic_plan',
    `set statement_timeout = ${statementLimitMs}`,
    `set idle_in_transaction_session_timeout = ${idleTransactionLimitMs}`,
  ];
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
    // The server's own limit comes first; this one is for a server that does not answer at all.
    query_timeout: statementLimitMs + Math.min(statementLimitMs, 1000),
    types: {
      getTypeParser: (oid, format) => (oid === int8Oid ? Number : pg.types.getTypeParser(oid, format)),
    },
    // The pool waits for this before it hands the connection out, and drops the connection when it fails.
    onConnect: (client) => client.query(settings.join(';')),
  });
  // Each connection has a listener from its start to its end: an error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('error', () => {});
  pool.on('release', (_error, client) => {
    if (isBusy(client)) void client.end();
  });
  return pool;
}

/** Kysely dialect over a pool, with statements prepared once per connection under a plan that fits any parameter. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool: withPreparedStatements(pool) });
}

const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= preparedLimit) return known;
    const name = `q${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let mayTakeLong = false;
    return Object.assign(Object.create(client), {
      async query(text: string, values: readonly unknown[] = []) {
        if (text === allowLongStatements) mayTakeLong = true;
        const isPrepared = values.length > 0 && values.length <= preparedParameters;
        const name = isPrepared ? nameOf(text) : undefined;
        // The driver's types leave out that a statement can have a limit of its own.
        const limit: object = mayTakeLong ? { query_timeout: longLimitMs } : {};
        try {
          return await client.query({ text, values: [...values], ...(name && { name }), ...limit });
        } catch (error) {
          // What follows on this connection, such as a rollback, would wait behind the statement.
          if (isUnanswered(error)) void client.end();
          throw error;
        }
      },
      release: (destroy?: boolean) => {
        mayTakeLong = false;
        client.release(destroy);
      },
    });
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const wrapper = wrappers.get(client) ?? wrap(client);
      wrappers.set(client, wrapper);
      return wrapper;
    },
  };
}
