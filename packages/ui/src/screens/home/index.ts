export { HomeScreen, type HomeScreenProps } from './home-screen.tsx';
export type { SiteCounts } from './stats.tsx';
export { TryOutQuestion, type TryOutQuestionProps } from './try-out-question.tsx';
export { type TryOutWord, tryOutWords } from './try-out-words.ts';
