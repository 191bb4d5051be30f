export { rules } from '@rehearse/question-data/rules/interactive-writing';
export { default as sheet } from '@rehearse/ui/styles/two-part-writing';
export { twoPartWriting as flow } from '../../types/flows/two-part-writing.ts';
