import { type RawBuilder, sql } from '../../db/index.ts';
import type { Learner, LearnerTable } from './learner-tables.ts';

/** SQL: the row is this learner's. Addresses are compared as accounts are: in lower case. */
export function isLearners({ key }: LearnerTable, { userId, account }: Learner): RawBuilder<boolean> {
  return key === 'user_id' ? sql`user_id = ${userId}` : sql`lower(${sql.ref(key)}) = ${account}`;
}
