export { rules } from '@rehearse/question-data/rules/fill-in-the-blanks';
export { default as sheet } from '@rehearse/ui/styles/letter-boxes';
export { sentenceLetters as flow } from '../../types/flows/letter-boxes.ts';
