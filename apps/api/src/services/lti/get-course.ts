import type { Deps } from '../deps.ts';
import { type CourseLink, courseLinks } from './course-links.ts';
import { type CourseWork, courseWorks } from './course-works.ts';
import { type CourseRequest, courseOf, type SchoolCourse } from './courses-of.ts';

/**
 * A course with its links, and the work of its learners for a teacher, or one's own for a learner.
 *
 * @throws NotFound when the account didn't come from the course
 */
export async function getCourse(
  needs: Pick<Deps, 'db' | 'exams'>,
  request: CourseRequest,
): Promise<{ course: SchoolCourse; links: CourseLink[]; works: CourseWork[] }> {
  const { key, view } = await courseOf(needs.db, request);
  const [links, works] = await Promise.all([
    courseLinks(needs, key),
    courseWorks(needs.db, { key, userId: view.isTeacher ? null : request.userId }),
  ]);
  const own = new Set(works.map(({ linkId }) => linkId));
  return { course: view, links: view.isTeacher ? links : links.filter(({ linkId }) => own.has(linkId)), works };
}
