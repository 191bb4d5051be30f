import { type Db, type RawBuilder, sql } from '../../db/index.ts';

/** How many are done, in progress and late. */
export interface Tally {
  readonly done: number;
  /** Begun and never finished. */
  readonly inProgress: number;
  /** First finished after the due date. Doing it again later doesn't make it late. */
  readonly late: number;
}

const none: Tally = { done: 0, inProgress: 0, late: 0 };

/** SQL of who has begun which assignment of a class, or a certain one, and when it was finished for the first time. */
const begun = (classId: string, assignmentId?: string): RawBuilder<unknown> => sql`
    select w.assignment_id, w.member_id, max(a.due_at) as due_at, min(w.finished_at) as finished_at
    from class_assignments a
    join class_works w on w.assignment_id = a.assignment_id
    where a.class_id = ${classId} ${assignmentId === undefined ? sql`` : sql`and a.assignment_id = ${assignmentId}`}
      and (w.finished_at is not null or exists (
        select 1 from sittings s where s.sitting_id = w.sitting_id and s.started_at is not null
      ))
    group by w.assignment_id, w.member_id`;

/** SQL of the tally of each value of a column. */
const tallyBy = (column: 'assignment_id' | 'member_id'): RawBuilder<unknown> => sql`
    select ${sql.ref(column)} as id, count(*) as begun, count(finished_at) as done,
      sum(case when finished_at > due_at then 1 else 0 end) as late
    from begun group by ${sql.ref(column)}`;

/**
 * Tallies a class, or one of its assignments.
 *
 * @returns the tally of a member or an assignment, by its id
 */
export async function tally(db: Db, classId: string, assignmentId?: string): Promise<(id: string) => Tally> {
  const { rows } = await sql<{ id: string; begun: number; done: number; late: number }>`
    with begun as materialized (${begun(classId, assignmentId)})
    ${tallyBy('assignment_id')} union all ${tallyBy('member_id')}`.execute(db);
  const tallies = new Map(
    rows.map(({ id, ...row }) => {
      const done = Number(row.done);
      return [id, { done, inProgress: Number(row.begun) - done, late: Number(row.late) }];
    }),
  );
  return (id) => tallies.get(id) ?? none;
}
