import type { zClassesReply } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type AssignmentRow, type Db, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { iso, isoOrNull } from './iso.ts';
import { selectWorks } from './works.ts';

/** The classes of an account, as in the contract. */
export type ListedClasses = z.infer<typeof zClassesReply>['data'];

async function listTaught(db: Db, userId: number, now: number): Promise<ListedClasses['teaching']> {
  const rows = await db
    .selectFrom('classes as c')
    .select(['c.class_id', 'c.name', 'c.created_at'])
    .select([
      sql<number>`(select count(*) from class_members m where m.class_id = c.class_id)`.as('members'),
      sql<number>`(select count(*) from class_assignments a where a.class_id = c.class_id)`.as('assignments'),
      sql<number | null>`(select min(a.due_at) from class_assignments a
        where a.class_id = c.class_id and a.due_at > ${now})`.as('next_due_at'),
    ])
    .where('c.user_id', '=', userId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.class_id')
    .execute();
  return rows.map((row) => ({
    ...{ classId: row.class_id, name: row.name, createdAt: iso(row.created_at) },
    ...{ memberCount: Number(row.members), assignmentCount: Number(row.assignments) },
    nextDueAt: isoOrNull(row.next_due_at),
  }));
}

type Listed = Pick<AssignmentRow, 'assignment_id' | 'class_id' | 'title' | 'due_at'>;

/** The one that is due first; ones without a due date come last. */
function firstDue(open: readonly Listed[]): ListedClasses['joined'][number]['next'] {
  const [first] = open.toSorted((a, b) => (a.due_at ?? Number.MAX_VALUE) - (b.due_at ?? Number.MAX_VALUE));
  return first ? { assignmentId: first.assignment_id, title: first.title, dueAt: isoOrNull(first.due_at) } : null;
}

async function listJoined(db: Db, userId: number): Promise<ListedClasses['joined']> {
  const rows = await db
    .selectFrom('class_members as m')
    .innerJoin('classes as c', 'c.class_id', 'm.class_id')
    .select(['c.class_id', 'c.name', 'c.teacher_name'])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at', 'desc')
    .orderBy('m.member_id')
    .execute();
  const assignments = await db
    .selectFrom('class_assignments as a')
    .innerJoin('class_members as m', 'm.class_id', 'a.class_id')
    .select(['a.assignment_id', 'a.class_id', 'a.title', 'a.due_at'])
    .where('m.user_id', '=', userId)
    .orderBy('a.created_at')
    .orderBy('a.assignment_id')
    .execute();
  const finished = await selectWorks(db)
    .where('w.user_id', '=', userId)
    .where('s.finished_at', 'is not', null)
    .execute();
  const done = new Set(finished.map(({ assignment_id }) => assignment_id));
  return rows.map(({ class_id: classId, name, teacher_name: teacherName }) => {
    const open = assignments.filter((row) => row.class_id === classId && !done.has(row.assignment_id));
    return { classId, name, teacherName, openCount: open.length, next: firstDue(open) };
  });
}

/** The classes that an account teaches and those that it is in, newest first. */
export async function listClasses(
  { db, clock }: { db: Db; clock: Clock },
  { userId }: { userId: number },
): Promise<ListedClasses> {
  return { teaching: await listTaught(db, userId, clock.now()), joined: await listJoined(db, userId) };
}
