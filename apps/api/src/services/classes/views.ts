import type {
  zAssignment,
  zClassInvitation,
  zJoinedClass,
  zTaughtAssignment,
  zTaughtClass,
} from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { AssignmentRow, ClassRow, Db, MemberRow } from '../../db/index.ts';
import { taskOf, taskView } from '../../domain/classes/task.ts';
import { iso, isoOrNull } from './iso.ts';
import { tally } from './tally.ts';
import { progressOf, selectWorks, worksBy } from './works.ts';

/** A class as its teacher sees it. */
export type TaughtClass = z.infer<typeof zTaughtClass>;
/** A class as its members see it. */
export type JoinedClass = z.infer<typeof zJoinedClass>;
/** An assignment as the teacher sees it. */
export type TaughtAssignment = z.infer<typeof zTaughtAssignment>;

/** The invitation of a class, as in the contract. */
export const invitationView = (row: ClassRow): z.infer<typeof zClassInvitation> => ({
  ...{ token: row.token, isOpen: row.is_open === 1, madeAt: iso(row.invited_at) },
});

/** An assignment, as in the contract. */
export const assignmentView = (row: AssignmentRow): z.infer<typeof zAssignment> => ({
  ...{ assignmentId: row.assignment_id, title: row.title, instructions: row.instructions },
  ...{ dueAt: isoOrNull(row.due_at), createdAt: iso(row.created_at), minutes: row.minutes },
  task: taskView(taskOf(row)),
});

/** The assignments of a class, newest first. */
export const assignmentsOf = (db: Db, classId: string): Promise<AssignmentRow[]> =>
  db
    .selectFrom('class_assignments')
    .selectAll()
    .where('class_id', '=', classId)
    .orderBy('created_at', 'desc')
    .orderBy('assignment_id')
    .execute();

/** The members of a class, in the order of joining. */
export const membersOf = (db: Db, classId: string): Promise<MemberRow[]> =>
  db
    .selectFrom('class_members')
    .selectAll()
    .where('class_id', '=', classId)
    .orderBy('joined_at')
    .orderBy('member_id')
    .execute();

/** A class as its teacher sees it. */
export async function taughtView(db: Db, row: ClassRow): Promise<TaughtClass> {
  const tallyOf = await tally(db, row.class_id);
  const members = await membersOf(db, row.class_id);
  const assignments = await assignmentsOf(db, row.class_id);
  return {
    role: 'teacher',
    ...{ classId: row.class_id, name: row.name, teacherName: row.teacher_name, createdAt: iso(row.created_at) },
    invitation: invitationView(row),
    members: members.map(({ member_id: memberId, name, joined_at }) => {
      const { done, late } = tallyOf(memberId);
      return { memberId, name, joinedAt: iso(joined_at), done, late };
    }),
    assignments: assignments.map((assignment) => ({
      assignment: assignmentView(assignment),
      ...tallyOf(assignment.assignment_id),
    })),
  };
}

/** An assignment with its counts. */
export async function taughtAssignmentView(db: Db, row: AssignmentRow): Promise<TaughtAssignment> {
  const { class_id: classId, assignment_id: assignmentId } = row;
  const tallyOf = await tally(db, classId, assignmentId);
  return { assignment: assignmentView(row), ...tallyOf(assignmentId) };
}

/** A class as one of its members sees it. */
export async function joinedView(db: Db, row: ClassRow, member: MemberRow): Promise<JoinedClass> {
  const rows = await selectWorks(db).where('w.member_id', '=', member.member_id).execute();
  const works = await worksBy(db, rows, ({ assignment_id }) => assignment_id);
  const assignments = await assignmentsOf(db, row.class_id);
  return {
    role: 'member',
    ...{ classId: row.class_id, name: row.name, teacherName: row.teacher_name },
    ...{ memberName: member.name, joinedAt: iso(member.joined_at) },
    assignments: assignments.map((assignment) => {
      const work = works.get(assignment.assignment_id);
      return {
        assignment: assignmentView(assignment),
        progress: progressOf(work, assignment.due_at),
        sittingId: work?.shown.sitting_id ?? null,
        isUnderWay: work?.isUnderWay ?? false,
      };
    }),
  };
}
