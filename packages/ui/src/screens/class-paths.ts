import { sitePaths } from './site-paths.ts';
import { testReportPath } from './sitting-paths.ts';

/** The path of a class, for its teacher and its learners. */
export const classPath = (classId: string) => sitePaths.class.replace(':classId', encodeURIComponent(classId));

/** The path of a course of a school's platform. */
export const schoolCoursePath = (courseId: string) =>
  sitePaths.schoolCourse.replace(':courseId', encodeURIComponent(courseId));

/** The path of an invitation to a class. */
export const joinClassPath = (token: string) => sitePaths.joinClass.replace(':token', token);

/** The path where a teacher gives a class an assignment. */
export const newAssignmentPath = (classId: string) => sitePaths.newAssignment.replace(':classId', classId);

/** The path of the results of an assignment. */
export const assignmentPath = (classId: string, assignmentId: string) =>
  sitePaths.assignment.replace(':classId', classId).replace(':assignmentId', assignmentId);

/** The path of the report of a sitting that was begun from an assignment; its page leads back to the class. */
export const reportForClassPath = (sittingId: string, classId: string) =>
  `${testReportPath(sittingId)}?${new URLSearchParams({ class: classId })}`;

/** The path of a question of the bank, outside of any list. */
export const questionPath = ({ submoduleId, questionId }: { submoduleId: number; questionId: number }) =>
  `${sitePaths.question}?${new URLSearchParams({ type: String(submoduleId), question: String(questionId) })}`;
