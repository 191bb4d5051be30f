export { createRecordings } from '@rehearse/device/recordings';
export { rules } from '@rehearse/question-data/rules/listen-then-speak';
export { default as sheet } from '@rehearse/ui/styles/speaking';
export { speaking as flow } from '../../types/flows/speaking.ts';
