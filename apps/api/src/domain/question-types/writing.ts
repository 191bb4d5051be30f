import { z } from 'zod';
import { judgeDescription, judgeEssay, judgeTwoParts } from '../misses/writing.ts';
import { pictureSummary, promptSummary, type ServerType, short, textSummary } from './server-type.ts';

export const writeAboutThePhoto: ServerType<11> = {
  judge: judgeDescription,
  brief: ({ questionImageUrl, imageAlt, referenceAnswer }) => ({
    prompt: '',
    imageUrl: questionImageUrl,
    imageAlt,
    answer: referenceAnswer,
  }),
  summary: pictureSummary,
};

export const interactiveWriting: ServerType<12> = {
  judge: judgeTwoParts,
  brief: ({ partOneData }) => ({ prompt: short(partOneData.question), answer: partOneData.answer }),
  summary: z
    .object({ partOneData: z.object({ question: z.string() }) })
    .transform(({ partOneData }) => textSummary(partOneData.question)),
};

export const writingSample: ServerType<14> = {
  judge: judgeEssay,
  brief: ({ questionText, referenceAnswer }) => ({ prompt: short(questionText), answer: referenceAnswer }),
  summary: promptSummary,
};
