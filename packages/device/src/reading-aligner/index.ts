export { createReadingAligner, type ReadingAlignerOptions } from './reading-aligner.ts';
