export { markWord, type WordMark } from './mark-word.ts';
export { pageOfWords, type Word, type WordFilter } from './page.ts';
