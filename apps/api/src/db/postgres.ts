import { CompiledQuery, type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Statements with a server-side plan per connection. */
const preparedLimit = 400;
/** Statements with more parameters insert batches; their text is as varied as the batches' lengths. */
const preparedParameters = 40;
const int8Oid = 20;

/** Options of a pool of connections. */
export interface PostgresOptions {
  /** `postgres://user:password@host/database`, or `postgres://user@/database?host=/socket/folder`. */
  readonly url: string;
  /** Most connections at once. Default 10. */
  readonly connections?: number;
  /** Told of errors on idle connections, such as a restart of the database. */
  readonly onError?: (error: Error) => void;
}

/** Opens a pool. Connections are made when first needed. 64-bit integers are read as numbers. */
export function openPostgresPool({ url, connections = 10, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) => (oid === int8Oid ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', (error) => onError?.(error));
  return pool;
}

/** Kysely dialect over a pool, with statements prepared once per connection under a plan that fits any parameter. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({
    pool: withPreparedStatements(pool),
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set plan_cache_mode = force_generic_plan'));
    },
  });
}

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
  const wrap = (client: pg.PoolClient): PostgresPoolClient =>
    Object.assign(Object.create(client), {
      query(text: string, values: readonly unknown[] = []) {
        const isPrepared = values.length > 0 && values.length <= preparedParameters;
        const name = isPrepared ? nameOf(text) : undefined;
        return client.query({ text, values: [...values], ...(name && { name }) });
      },
      release: (destroy?: boolean) => client.release(destroy),
    });
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
