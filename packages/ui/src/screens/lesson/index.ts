export { LessonScreen, type LessonScreenProps } from './lesson-screen.tsx';
