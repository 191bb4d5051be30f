import type { Payload } from '@rehearse/content';
import { z } from 'zod';
import { pictureSummary, promptSummary, type ServerType, short, wordsSummary } from './server-type.ts';

const spokenBrief = ({ questionText, referenceAnswer, referenceAudioLink }: Payload<2 | 3 | 13>) => ({
  prompt: short(questionText),
  answer: referenceAnswer === questionText ? '' : referenceAnswer,
  answerAudioUrl: referenceAudioLink,
});

export const readAloud: ServerType<2> = { judge: null, brief: spokenBrief, summary: promptSummary };

export const readThenSpeak: ServerType<3> = { judge: null, brief: spokenBrief, summary: promptSummary };

export const listenThenSpeak: ServerType<4> = {
  judge: null,
  brief: ({ questionAudioUrl, referenceAnswer, referenceAudioLink }) => ({
    prompt: '',
    audioUrl: questionAudioUrl,
    answer: referenceAnswer,
    answerAudioUrl: referenceAudioLink,
  }),
  summary: z
    .object({ questionReference: z.string().min(1) })
    .transform(({ questionReference }) => wordsSummary(questionReference)),
};

export const speakAboutThePhoto: ServerType<5> = {
  judge: null,
  brief: ({ questionImageUrl, imageAlt, referenceAnswer, referenceAudioLink }) => ({
    prompt: '',
    imageUrl: questionImageUrl,
    imageAlt,
    answer: referenceAnswer,
    answerAudioUrl: referenceAudioLink,
  }),
  summary: pictureSummary,
};

export const speakingSample: ServerType<13> = { judge: null, brief: spokenBrief, summary: promptSummary };
