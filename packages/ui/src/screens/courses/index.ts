export {
  type CourseMode,
  courseModes,
  type LessonGroup,
  type LessonLink,
  lessonAt,
  lessonGroups,
  type VideoLesson,
  type VideoLessonsView,
  type WrittenLesson,
  watchPath,
} from './courses.types.ts';
export { CoursesScreen, type CoursesScreenProps } from './courses-screen.tsx';
export { LessonRows } from './lesson-rows.tsx';
