export {
  type CourseMode,
  courseModes,
  type LessonGroup,
  lessonGroups,
  type VideoLesson,
  type VideoLessonsView,
  type WrittenLesson,
  watchPath,
} from './courses.types.ts';
export { CoursesScreen, type CoursesScreenProps } from './courses-screen.tsx';
