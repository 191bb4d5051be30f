import { type RawBuilder, sql } from '../../db/index.ts';
import type { Learner, LearnerTable } from './learner-tables.ts';

/** SQL condition: the row belongs to this learner. Addresses are compared in lower case, like accounts. */
export function belongsTo({ key }: LearnerTable, { userId, account }: Learner): RawBuilder<boolean> {
  return key === 'user_id' ? sql`user_id = ${userId}` : sql`lower(${sql.ref(key)}) = ${account}`;
}
