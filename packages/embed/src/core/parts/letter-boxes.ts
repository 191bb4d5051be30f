import { rules as sentence } from '@rehearse/question-data/rules/fill-in-the-blanks';
import { rules as passage } from '@rehearse/question-data/rules/read-and-complete';
import * as types from '@rehearse/question-types';
import sheet from '@rehearse/ui/styles/letter-boxes';
import { passageLetters, sentenceLetters } from '../../types/flows/letter-boxes.ts';
import type { TypeParts } from '../type-parts.ts';

export const readAndComplete: TypeParts = { rules: passage, type: types.readAndComplete, flow: passageLetters, sheet };
export const fillInTheBlanks: TypeParts = {
  rules: sentence,
  type: types.fillInTheBlanks,
  flow: sentenceLetters,
  sheet,
};
