import type { Db, SittingRow } from '../../db/index.ts';
import { assignmentOf } from '../classes/assignment-of.ts';
import { slotsOf } from './rows.ts';
import { type Sitting, sittingView } from './view.ts';

/** A sitting with its slots and the assignment that it was begun from, as in the contract. */
export async function showSitting(db: Db, row: SittingRow): Promise<Sitting> {
  const assignment = await assignmentOf(db, row.sitting_id);
  return { ...sittingView(row, await slotsOf(db, row.sitting_id)), ...(assignment && { assignment }) };
}
