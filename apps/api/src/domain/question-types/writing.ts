import { z } from 'zod';
import { judgeDescription, judgeEssay, judgeTwoParts } from '../misses/writing.ts';
import { hidden, pictureSummary, promptSummary, type ServerType, short, textSummary } from './server-type.ts';

export const writeAboutThePhoto: ServerType<11> = {
  judge: judgeDescription,
  brief: ({ questionImageUrl, imageAlt, referenceAnswer }) => ({
    prompt: '',
    imageUrl: questionImageUrl,
    imageAlt,
    answer: referenceAnswer,
  }),
  seal: ({ questionImageUrl, imageAlt }) => ({ questionImageUrl, imageAlt }),
  summary: pictureSummary,
};

export const interactiveWriting: ServerType<12> = {
  judge: judgeTwoParts,
  brief: ({ partOneData }) => ({ prompt: short(partOneData.question), answer: partOneData.answer }),
  seal: ({ partOneData, partTwoData }) => ({
    partOneData: { question: partOneData.question, answer: hidden },
    partTwoData: partTwoData.map(({ question }) => ({ question, answer: hidden })),
  }),
  summary: z
    .object({ partOneData: z.object({ question: z.string() }) })
    .transform(({ partOneData }) => textSummary(partOneData.question)),
};

export const writingSample: ServerType<14> = {
  judge: judgeEssay,
  brief: ({ questionText, referenceAnswer }) => ({ prompt: short(questionText), answer: referenceAnswer }),
  seal: ({ questionText }) => ({ questionText }),
  summary: promptSummary,
};
