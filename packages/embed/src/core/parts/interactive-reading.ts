export { rules } from '@rehearse/question-data/rules/interactive-reading';
export { default as sheet } from '@rehearse/ui/styles/reading-sequences';
export { readingSequences as flow } from '../../types/flows/reading-sequences.ts';
