export { createRecordings } from '@rehearse/device/recordings';
export { rules } from '@rehearse/question-data/rules/interactive-speaking';
export { default as sheet } from '@rehearse/ui/styles/interactive-speaking';
export { interactiveSpeaking as flow } from '../../types/flows/interactive-speaking.ts';
