export { GrammarLessonScreen, type GrammarLessonScreenProps } from './grammar-lesson-screen.tsx';
export { GrammarScreen, type GrammarScreenProps } from './grammar-screen.tsx';
