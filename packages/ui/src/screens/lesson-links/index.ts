export { LessonLinks, type LessonLinksProps } from './lesson-links.tsx';
