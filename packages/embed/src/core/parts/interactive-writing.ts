import type { TypeParts } from '../type-parts.ts';

export { rules } from '@rehearse/question-data/rules/interactive-writing';
export { interactiveWriting as type } from '@rehearse/question-types';
export { default as sheet } from '@rehearse/ui/styles/two-part-writing';
export { twoPartWriting as flow } from '../../types/flows/two-part-writing.ts';
export { sound } from '../sound.ts';
export const texts: TypeParts['texts'] = ['corrections', 'reasons'];
