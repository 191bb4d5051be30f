export { rules } from '@rehearse/question-data/rules/read-and-complete';
export { default as sheet } from '@rehearse/ui/styles/letter-boxes';
export { passageLetters as flow } from '../../types/flows/letter-boxes.ts';
