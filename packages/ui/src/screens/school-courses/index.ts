export { SchoolCourseScreen, type SchoolCourseScreenProps } from './school-course-screen.tsx';
export type { CourseRecord } from './school-courses.types.ts';
