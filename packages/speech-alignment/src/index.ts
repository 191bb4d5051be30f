export { type AlignmentInput, alignReading, type Pause, pauseSeconds, type ReadingAlignment } from './align.ts';
export type { Sound, Span } from './sound.ts';
