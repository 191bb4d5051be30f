import type { zSchoolCourse } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { type CourseKey, courseIdOf } from '../../domain/lti/course-id.ts';

/** A course, as in the contract. */
export type SchoolCourse = z.infer<typeof zSchoolCourse>;

/** A course of an account, as it was at the account's latest launch. */
export interface LaunchedCourse {
  readonly key: CourseKey;
  readonly view: SchoolCourse;
  /** Where its members are listed; null for learners, and if the platform doesn't say. */
  readonly rosterUrl: string | null;
}

/** The courses from which an account has launched us, newest first. */
export async function coursesOf(db: Db, userId: number): Promise<LaunchedCourse[]> {
  const newest = db
    .selectFrom('lti_launches')
    .select((select) => select.fn.max('launch_id').as('launch_id'))
    .where('user_id', '=', userId)
    .where('context_id', 'is not', null)
    .groupBy(['platform_id', 'deployment_id', 'context_id']);
  const rows = await db
    .selectFrom('lti_launches')
    .innerJoin('lti_platforms', 'lti_platforms.platform_id', 'lti_launches.platform_id')
    .select(['lti_launches.platform_id', 'deployment_id', 'context_id', 'context_title', 'is_teacher', 'roster_url'])
    .select('name')
    .where('launch_id', 'in', newest)
    .orderBy('launch_id', 'desc')
    .execute();
  return rows.map(({ context_id, context_title: title, is_teacher, roster_url, name: school, ...row }) => {
    const key: CourseKey = { ...row, context_id: context_id ?? '' };
    const isTeacher = is_teacher === 1;
    const rosterUrl = isTeacher ? roster_url : null;
    const view = { courseId: courseIdOf(key), title, school, isTeacher, hasRoster: rosterUrl !== null };
    return { key, view, rosterUrl };
  });
}

/** A course and who asks for it. */
export interface CourseRequest {
  readonly userId: number;
  readonly courseId: string;
}

/**
 * A course of an account.
 *
 * @throws NotFound when the account didn't come from it
 */
export async function courseOf(db: Db, { userId, courseId }: CourseRequest): Promise<LaunchedCourse> {
  const course = (await coursesOf(db, userId)).find(({ view }) => view.courseId === courseId);
  if (!course) throw new NotFound();
  return course;
}

/** The launches from a course. */
export const launchesFrom = (db: Db, { platform_id, deployment_id, context_id }: CourseKey) =>
  db
    .selectFrom('lti_launches')
    .where('lti_launches.platform_id', '=', platform_id)
    .where('lti_launches.context_id', '=', context_id)
    .where('lti_launches.deployment_id', '=', deployment_id);
