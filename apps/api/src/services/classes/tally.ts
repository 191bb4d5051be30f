import type { Db } from '../../db/index.ts';
import { isLate } from './works.ts';

/** Whether a member has begun or done an assignment. */
export interface Tallied {
  readonly assignmentId: string;
  readonly memberId: string;
  readonly isDone: boolean;
  /** It was first finished after it was due. */
  readonly isLate: boolean;
}

/** Who has begun or done which assignment of a class, or a certain one; pairs without a started sitting are absent. */
export async function tally(db: Db, classId: string, assignmentId?: string): Promise<Tallied[]> {
  const rows = await db
    .selectFrom('class_works as w')
    .innerJoin('class_assignments as a', 'a.assignment_id', 'w.assignment_id')
    .innerJoin('sittings as s', 's.sitting_id', 'w.sitting_id')
    .select((select) => [
      'w.assignment_id',
      'w.member_id',
      'a.due_at',
      select.fn.min<number | null>('s.finished_at').as('finished_at'),
    ])
    .where('a.class_id', '=', classId)
    .where('s.started_at', 'is not', null)
    .$if(assignmentId !== undefined, (query) => query.where('w.assignment_id', '=', assignmentId ?? ''))
    .groupBy(['w.assignment_id', 'w.member_id', 'a.due_at'])
    .execute();
  return rows.map(({ assignment_id, member_id, due_at, finished_at }) => ({
    ...{ assignmentId: assignment_id, memberId: member_id },
    isDone: finished_at !== null,
    isLate: isLate(finished_at, due_at),
  }));
}

/** How many are done, in progress and late. */
export const counted = (rows: readonly Tallied[]) => ({
  done: rows.filter(({ isDone }) => isDone).length,
  inProgress: rows.filter(({ isDone }) => !isDone).length,
  late: rows.filter((row) => row.isLate).length,
});
