import type { TypeParts } from '../type-parts.ts';

export { rules } from '@rehearse/question-data/rules/interactive-listening';
export { interactiveListening as type } from '@rehearse/question-types';
export { default as sheet } from '@rehearse/ui/styles/interactive-listening';
export { interactiveListening as flow } from '../../types/flows/interactive-listening.ts';
export { sound } from '../sound.ts';
export const texts: TypeParts['texts'] = ['voices', 'corrections', 'reasons'];
