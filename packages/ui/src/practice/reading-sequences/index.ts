export { ReadingSequences, type ReadingSequencesProps } from './reading-sequences.tsx';
export { readingSequencesShortcuts } from './reading-sequences-shortcuts.ts';
export { ReadingSequencesView, type ReadingSequencesViewProps } from './reading-sequences-view.tsx';
