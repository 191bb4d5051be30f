import type { Db } from '../../db/index.ts';

/** Columns that identify a row's owner, most reliable first. */
const keyColumns = ['user_id', 'account', 'email'] as const;

/** A learner, with all identifiers used in rows. */
export interface Learner {
  readonly userId: number;
  /** Email address, lower case. */
  readonly account: string;
}

/** A table with learners' data. */
export interface LearnerTable {
  readonly name: string;
  readonly key: (typeof keyColumns)[number];
  /** Its columns, in order. */
  readonly columns: readonly string[];
}

/**
 * Every table with learners' data, that is, with a column `user_id`, `account` or `email`. The list is read from the
 * database schema, so tables added later are exported and deleted automatically.
 */
export async function learnerTables(db: Db): Promise<LearnerTable[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ isView }) => !isView)
    .flatMap(({ name, columns }) => {
      const names = columns.map((column) => column.name);
      const key = keyColumns.find((column) => names.includes(column));
      return key ? [{ name, key, columns: names }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
