import { type Store, sql } from '../db/index.ts';
import { createTestDatabase } from './databases.ts';

/** A column, from SQLite's schema. */
interface Column {
  name: string;
  type: string;
  pk: number;
}

/** A foreign key to another table's single-column key. */
interface Reference {
  table: string;
  from: string;
}

interface Table {
  name: string;
  /** Its `create table` statement. */
  text: string;
  columns: Column[];
  references: Reference[];
}

/** The learner whose rows are created; every text in them contains `marker`. */
export interface Filling {
  userId: number;
  account: string;
  marker: string;
}

/** All tables, read from the schema of an empty store. */
export async function readSchema(): Promise<Table[]> {
  const { store, drop } = await createTestDatabase('sqlite');
  const { rows } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_schema
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name`.execute(store.db);
  const tables: Table[] = [];
  for (const { name, text } of rows) {
    const columns = await sql<Column>`select name, lower(type) as type, pk from pragma_table_info(${name})`.execute(
      store.db,
    );
    const references = await sql<Reference>`select "table", "from" from pragma_foreign_key_list(${name})`.execute(
      store.db,
    );
    tables.push({ name, text, columns: columns.rows, references: references.rows });
  }
  await drop();
  return tables;
}

const namesLearner = (column: string) => ['user_id', 'account', 'email'].includes(column);

/** Tables with learners' data, recognised by a column `user_id`, `account` or `email`. */
export const learnerTablesOf = (schema: Table[]) =>
  schema.filter(({ columns, references }) => {
    const isLearners = columns.some(({ name }) => namesLearner(name));
    if (!isLearners && references.some(({ table }) => table === 'users'))
      throw new Error('a reference to a user is not called user_id');
    return isLearners;
  });

let count = 0;

/** Inserts a row for the learner into each of these tables, and the rows they refer to. */
export async function fillSchema({ db }: Store, schema: Table[], filling: Filling): Promise<void> {
  const keys = new Map<string, unknown>([['users', filling.userId]]);

  async function keyIn(name: string): Promise<unknown> {
    if (!keys.has(name)) await insert(name);
    return keys.get(name);
  }

  async function valueFor(table: Table, { name, type }: Column): Promise<unknown> {
    if (name === 'user_id') return filling.userId;
    if (namesLearner(name)) return filling.account;
    const reference = table.references.find(({ from }) => from === name);
    if (reference) return keyIn(reference.table);
    const allowed = new RegExp(`\\b${name}\\b[^,]*? in \\('([^']+)'`).exec(table.text)?.[1];
    if (allowed) return allowed;
    const least = new RegExp(`${name} between (\\d+)`).exec(table.text)?.[1];
    if (least) return Number(least);
    count += 1;
    return type === 'text' ? `${filling.marker}-${count}` : type.startsWith('double') ? 0.5 : count;
  }

  async function insert(name: string): Promise<void> {
    const table = schema.find((candidate) => candidate.name === name);
    if (!table) throw new Error(`no table ${name}`);
    const isGenerated = table.text.includes('autoincrement');
    const given = table.columns.filter(({ pk }) => !(isGenerated && pk > 0));
    const values: unknown[] = [];
    for (const column of given) values.push(await valueFor(table, column));
    const key = table.columns.find(({ pk }) => pk > 0)?.name ?? table.columns[0]?.name ?? '';
    const { rows } = await sql<Record<string, unknown>>`insert into ${sql.table(name)}
      (${sql.join(given.map((column) => sql.ref(column.name)))}) values (${sql.join(values)})
      returning ${sql.ref(key)}`.execute(db);
    keys.set(name, rows[0]?.[key]);
  }

  for (const { name } of learnerTablesOf(schema)) await keyIn(name);
}

/** All rows of all tables. */
export async function dump({ db }: Store, schema: Table[]): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of schema) {
    all[name] = (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)).rows;
  }
  return all;
}
