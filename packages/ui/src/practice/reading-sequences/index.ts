export { ReadingSequences, type ReadingSequencesProps } from './reading-sequences.tsx';
export { ReadingSequencesView, type ReadingSequencesViewProps } from './reading-sequences-view.tsx';
