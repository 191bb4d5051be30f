export { WordBookScreen, type WordBookScreenProps } from './word-book-screen.tsx';
