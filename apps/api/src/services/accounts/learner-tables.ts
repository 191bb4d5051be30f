import type { Db } from '../../db/index.ts';

/** By what a row says whose it is, the surest first. */
const keyColumns = ['user_id', 'account', 'email'] as const;

/** A learner, by everything that rows name them by. */
export interface Learner {
  readonly userId: number;
  /** E-mail address, lower case. */
  readonly account: string;
}

/** A table that holds something of learners. */
export interface LearnerTable {
  readonly name: string;
  readonly key: (typeof keyColumns)[number];
  /** Its columns, in their order. */
  readonly columns: readonly string[];
}

/**
 * Every table that holds something of learners: those with a column `user_id`, `account` or `email`. They are read from the
 * store's own schema, so that a table that is added later is exported and deleted without anyone remembering it.
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
