export { rules } from '@rehearse/question-data/rules/writing-sample';
export { default as sheet } from '@rehearse/ui/styles/writing';
export { essayWriting as flow } from '../../types/flows/writing.ts';
