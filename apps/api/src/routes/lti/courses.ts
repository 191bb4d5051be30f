import { type AnyRoute, operation } from '../../http/route.ts';
import * as lti from '../../services/lti/index.ts';

/** `GET /api/me/courses` */
export const listSchoolCourses = operation('listSchoolCourses', async ({ deps, account }) => ({
  courses: (await lti.coursesOf(deps.db, account.userId)).map(({ view }) => view),
}));

/** `GET /api/me/courses/{courseId}` */
export const getSchoolCourse = operation('getSchoolCourse', ({ deps, account, params }) =>
  lti.getCourse(deps, { userId: account.userId, courseId: params.courseId }),
);

/** `GET /api/me/courses/{courseId}/roster` */
export const readRoster = operation('readRoster', async ({ deps, account, params }) => {
  await deps.limits.consume('rosterPerAccount', String(account.userId));
  return { members: await lti.readRoster(deps, { userId: account.userId, courseId: params.courseId }) };
});

/** Courses of schools' platforms. */
export const routes: AnyRoute[] = [listSchoolCourses, getSchoolCourse, readRoster];
