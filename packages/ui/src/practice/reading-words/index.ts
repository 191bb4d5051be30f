export { ReadingAlignerContext } from './reading-aligner-context.ts';
export { ReadingWords, type ReadingWordsProps } from './reading-words.tsx';
