import type { TypeParts } from '../type-parts.ts';

export { rules } from '@rehearse/question-data/rules/listen-and-type';
export { listenAndType as type } from '@rehearse/question-types';
export { default as sheet } from '@rehearse/ui/styles/dictation';
export { dictation as flow } from '../../types/flows/dictation.ts';
export { sound } from '../sound.ts';
export const texts: TypeParts['texts'] = ['voices'];
