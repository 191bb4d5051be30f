export type { KindOfMistake, MistakeCounts, MistakeEntry, MistakeListView, MistakesView } from './mistakes.types.ts';
export { MistakesCard } from './mistakes-card.tsx';
export { MistakesScreen, type MistakesScreenProps } from './mistakes-screen.tsx';
