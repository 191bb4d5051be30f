import { type Db, type StoreKind, sql } from '../../db/index.ts';
import { belongsTo } from './learner-rows.ts';
import type { Learner, LearnerTable } from './learner-tables.ts';

/** Hashes of passwords, tokens and codes are not exported: useless to the owner, but not to someone who steals the file. */
const isSecret = (column: string) => column.endsWith('_hash');

/** Rows per query: an answer can have a quarter of a megabyte. */
const rowsAtOnce = 10;

interface Source {
  db: Db;
  kind: StoreKind;
}

type Row = Record<string, unknown>;

/** Columns of the primary key; for tables without one, the store's row id. */
async function keyOf({ db, kind }: Source, { name }: LearnerTable): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{
          column: string;
        }>`select name as "column" from pragma_table_info(${name}) where pk > 0 order by pk`.execute(db)
      : await sql<{ column: string }>`select a.attname as "column" from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = ${name}::regclass and i.indisprimary`.execute(db);
  const columns = rows.map(({ column }) => column);
  return columns.length > 0 ? columns : [kind === 'sqlite' ? 'rowid' : 'ctid'];
}

/**
 * Yields a learner's rows of a table in small batches: first reads the keys, then the rows by key. A slow reader blocks no
 * statement or connection, and rows deleted in the meantime are skipped.
 */
export async function* rowsOf(source: Source, table: LearnerTable, learner: Learner): AsyncGenerator<Row> {
  const { db } = source;
  const key = await keyOf(source, table);
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  const columns = sql.join(table.columns.filter((column) => !isSecret(column)).map((column) => sql.ref(column)));
  const own = belongsTo(table, learner);
  const from = sql.table(table.name);
  const keys = await sql<Row>`select ${keyColumns} from ${from} where ${own} order by ${keyColumns}`.execute(db);
  const isRow = (row: Row) =>
    sql`(${sql.join(
      key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
      sql` and `,
    )})`;
  for (let at = 0; at < keys.rows.length; at += rowsAtOnce) {
    const wanted = sql.join(keys.rows.slice(at, at + rowsAtOnce).map(isRow), sql` or `);
    const { rows } = await sql<Row>`select ${columns} from ${from}
      where ${own} and (${wanted}) order by ${keyColumns}`.execute(db);
    yield* rows;
  }
}
