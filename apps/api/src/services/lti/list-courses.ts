import type { zSchoolCourse } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';

/** A course, as in the contract. */
export type SchoolCourse = z.infer<typeof zSchoolCourse>;

/** The courses from which an account has launched us, as they were at the latest launch, newest first. */
export async function listCourses(db: Db, userId: number): Promise<SchoolCourse[]> {
  const newest = db
    .selectFrom('lti_launches')
    .select((select) => select.fn.max('launch_id').as('launch_id'))
    .where('user_id', '=', userId)
    .where('context_id', 'is not', null)
    .groupBy('context_id');
  const rows = await db
    .selectFrom('lti_launches')
    .select(['context_id', 'context_title', 'is_teacher', 'roster_url'])
    .where('launch_id', 'in', newest)
    .orderBy('launch_id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ courseId: row.context_id ?? '', title: row.context_title, isTeacher: row.is_teacher === 1 },
    hasRoster: row.is_teacher === 1 && row.roster_url !== null,
  }));
}
