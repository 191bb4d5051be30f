import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Maximum number of prepared statements per connection. */
const preparedLimit = 400;
/** Statements with more parameters are batch inserts. Their text varies with the batch size, so preparing them doesn't pay. */
const preparedParameters = 40;
const int8Oid = 20;

/** Maximum wait for a connection, new or pooled. */
const connectLimitMs = 5000;
/** Maximum idle time in a transaction, after which the database rolls it back. */
const idleTransactionLimitMs = 60_000;
/** Time limit for statements of a transaction with {@link allowLongStatements}. */
export const longLimitMs = 30 * 60_000;

/** Options of the connection pool. */
export interface PostgresOptions {
  /** `postgres://user:password@host/database`, or `postgres://user@/database?host=/socket/folder`. */
  readonly url: string;
  /** Maximum number of connections. Default 10. */
  readonly connections?: number;
  /** Time limit for a statement. Default 10 seconds. */
  readonly statementLimitMs?: number;
  /** Called when a connection is lost, for example when the database restarts. */
  readonly onError?: (error: Error) => void;
}

/** Raises a transaction's statement timeout to half an hour, for imports and migrations. */
export const allowLongStatements = `set local statement_timeout = ${longLimitMs}`;

/** True while a statement is running, even if its caller has given up. The field is missing in the driver's types. */
const isBusy = (client: pg.PoolClient) => Reflect.get(client, 'readyForQuery') === false;

/**
 * Opens a connection pool. Connections are opened on demand. 64-bit integers are read as numbers. When a connection is
 * lost, its running statement fails and the connection is replaced; the process never crashes.
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
    // The server's own timeout fires first; this one covers a server that does not respond at all.
    query_timeout: statementLimitMs + Math.min(statementLimitMs, 1000),
    types: {
      getTypeParser: (oid, format) => (oid === int8Oid ? Number : pg.types.getTypeParser(oid, format)),
    },
    // The pool awaits this before it hands out the connection, and drops the connection if it fails.
    onConnect: (client) => client.query(settings.join(';')),
  });
  // Each connection needs an error listener for its whole life: an unhandled error event would crash the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('error', () => {});
  pool.on('release', (_error, client) => {
    if (isBusy(client)) void client.end();
  });
  return pool;
}

/** Kysely dialect for a pool. Statements are prepared once per connection, with a generic plan. */
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
        // The per-statement timeout is missing in the driver's types.
        const limit: object = mayTakeLong ? { query_timeout: longLimitMs } : {};
        try {
          return await client.query({ text, values: [...values], ...(name && { name }), ...limit });
        } catch (error) {
          // Later statements on this connection, such as a rollback, would queue behind the running one.
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
