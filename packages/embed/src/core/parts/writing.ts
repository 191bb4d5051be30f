import { rules as photo } from '@rehearse/question-data/rules/write-about-the-photo';
import { rules as sample } from '@rehearse/question-data/rules/writing-sample';
import * as types from '@rehearse/question-types';
import sheet from '@rehearse/ui/styles/writing';
import { essayWriting, photoWriting } from '../../types/flows/writing.ts';
import { sound } from '../sound.ts';
import type { TypeParts } from '../type-parts.ts';

const texts: TypeParts['texts'] = ['corrections', 'reasons'];

export const writeAboutThePhoto: TypeParts = {
  ...{ rules: photo, type: types.writeAboutThePhoto },
  ...{ flow: photoWriting, sheet, texts, sound },
};
export const writingSample: TypeParts = {
  ...{ rules: sample, type: types.writingSample },
  ...{ flow: essayWriting, sheet, texts, sound },
};
