import { rules as photo } from '@rehearse/question-data/rules/write-about-the-photo';
import { rules as sample } from '@rehearse/question-data/rules/writing-sample';
import sheet from '@rehearse/ui/styles/writing';
import { essayWriting, photoWriting } from '../../types/flows/writing.ts';
import type { TypeParts } from '../type-parts.ts';

export const writeAboutThePhoto: TypeParts = { rules: photo, flow: photoWriting, sheet };
export const writingSample: TypeParts = { rules: sample, flow: essayWriting, sheet };
