export {
  type CourseMode,
  courseModes,
  type LessonGroup,
  lessonAt,
  lessonGroups,
  type VideoLesson,
  type VideoLessonsView,
  type WrittenLesson,
  watchPath,
} from './courses.types.ts';
export { CoursesScreen, type CoursesScreenProps } from './courses-screen.tsx';
