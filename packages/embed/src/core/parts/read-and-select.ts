export { rules } from '@rehearse/question-data/rules/read-and-select';
export { readAndSelect as type } from '@rehearse/question-types';
export { default as sheet } from '@rehearse/ui/styles/word-judgement';
export { wordJudgement as flow } from '../../types/flows/word-judgement.ts';
