export { pageOfWords, type Word, type WordFilter } from './page.ts';
export { toggleMastered } from './toggle-mastered.ts';
