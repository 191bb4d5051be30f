export { rules } from '@rehearse/question-data/rules/listen-and-type';
export { default as sheet } from '@rehearse/ui/styles/dictation';
export { dictation as flow } from '../../types/flows/dictation.ts';
