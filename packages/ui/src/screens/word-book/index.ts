export { defaultMeaningLanguage, type MeaningLanguage, meaningLanguages } from './meanings.ts';
export { WordBookScreen, type WordBookScreenProps } from './word-book-screen.tsx';
