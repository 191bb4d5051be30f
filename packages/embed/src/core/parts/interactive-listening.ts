export { rules } from '@rehearse/question-data/rules/interactive-listening';
export { default as sheet } from '@rehearse/ui/styles/interactive-listening';
export { interactiveListening as flow } from '../../types/flows/interactive-listening.ts';
