export { rules } from '@rehearse/question-data/rules/write-about-the-photo';
export { default as sheet } from '@rehearse/ui/styles/writing';
export { photoWriting as flow } from '../../types/flows/writing.ts';
