import type { zSitting } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { isoOrNull } from './iso.ts';

/** The assignment of a sitting, as in the contract; undefined for sittings that weren't begun from one. */
export async function assignmentOf(
  db: Db,
  sittingId: string,
): Promise<z.infer<typeof zSitting>['assignment'] | undefined> {
  const row = await db
    .selectFrom('class_works as w')
    .innerJoin('class_assignments as a', 'a.assignment_id', 'w.assignment_id')
    .innerJoin('classes as c', 'c.class_id', 'a.class_id')
    .select(['c.class_id', 'c.name', 'a.assignment_id', 'a.title', 'a.due_at'])
    .where('w.sitting_id', '=', sittingId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { class_id: classId, name: className, assignment_id: assignmentId, title, due_at } = row;
  return { classId, className, assignmentId, title, dueAt: isoOrNull(due_at) };
}
