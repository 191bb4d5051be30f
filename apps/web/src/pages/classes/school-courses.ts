import { getSchoolCourse, listSchoolCourses, NotOffered, readRoster, unwrap } from '@rehearse/api-client';
import type { CourseRecord } from '@rehearse/ui/screens';
import type { Services } from '../../app/services.ts';
import { orMissing } from './or-missing.ts';

type Host = Pick<Services, 'api' | 'extras'>;

/** What the contract takes for the id of a course. Anything else in an address names nothing. */
const isCourseId = (text: string) => /^[A-Za-z0-9_-]{22}$/.test(text);

/** The courses from which the account came; none if the host has no schools. */
export async function loadCourses({ api: client, extras }: Host) {
  try {
    return (await extras.ask('schools', () => unwrap(listSchoolCourses({ client })))).courses;
  } catch (error) {
    if (error instanceof NotOffered) return [];
    throw error;
  }
}

/** A course; null for everybody who didn't come from it. */
export const loadCourse = async ({ api: client }: Pick<Host, 'api'>, courseId: string): Promise<CourseRecord | null> =>
  isCourseId(courseId) ? orMissing(() => unwrap(getSchoolCourse({ client, path: { courseId } }))) : null;

/** The members of a course, from its platform; null if it shares none. */
export const loadRoster = async ({ api: client }: Pick<Host, 'api'>, courseId: string) =>
  (await orMissing(() => unwrap(readRoster({ client, path: { courseId } }))))?.members ?? null;
