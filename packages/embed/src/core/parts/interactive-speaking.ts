import type { TypeParts } from '../type-parts.ts';

export { rules } from '@rehearse/question-data/rules/interactive-speaking';
export { interactiveSpeaking as type } from '@rehearse/question-types';
export { default as sheet } from '@rehearse/ui/styles/interactive-speaking';
export { interactiveSpeaking as flow } from '../../types/flows/interactive-speaking.ts';
export { recording } from '../recording.ts';
export { sound } from '../sound.ts';
export const texts: TypeParts['texts'] = ['voices', 'corrections'];
