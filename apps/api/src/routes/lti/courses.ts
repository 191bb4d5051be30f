import { type AnyRoute, operation } from '../../http/route.ts';
import * as lti from '../../services/lti/index.ts';

/** `GET /api/me/courses` */
export const listSchoolCourses = operation('listSchoolCourses', async ({ deps, account }) => ({
  courses: await lti.listCourses(deps.db, account.userId),
}));

/** `POST /api/me/courses/roster` */
export const readRoster = operation('readRoster', async ({ deps, account, body }) => {
  await deps.limits.consume('rosterPerAccount', String(account.userId));
  return { members: await lti.readRoster(deps, { userId: account.userId, courseId: body.courseId }) };
});

/** Courses of schools' platforms. */
export const routes: AnyRoute[] = [listSchoolCourses, readRoster];
