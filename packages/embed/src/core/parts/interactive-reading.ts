export { rules } from '@rehearse/question-data/rules/interactive-reading';
export { interactiveReading as type } from '@rehearse/question-types';
export { default as sheet } from '@rehearse/ui/styles/reading-sequences';
export { readingSequences as flow } from '../../types/flows/reading-sequences.ts';
export { sound } from '../sound.ts';
