import type { Payload } from '@rehearse/content';
import { z } from 'zod';
import { pictureSummary, promptSummary, type ServerType, short, wordsSummary } from './server-type.ts';

const spokenBrief = ({ questionText, referenceAnswer, referenceAudioLink, referenceVoice }: Payload<2 | 3 | 13>) => ({
  prompt: short(questionText),
  answer: referenceAnswer === questionText ? '' : referenceAnswer,
  answerAudioUrl: referenceAudioLink,
  answerVoice: referenceVoice,
});

const sealedPrompt = ({ questionText }: Payload<2 | 13>) => ({ questionText });

export const readAloud: ServerType<2> = {
  judge: null,
  brief: spokenBrief,
  seal: sealedPrompt,
  summary: promptSummary,
};

export const readThenSpeak: ServerType<3> = {
  judge: null,
  brief: spokenBrief,
  seal: ({ questionText, bullets }) => ({ questionText, bullets }),
  summary: promptSummary,
};

export const listenThenSpeak: ServerType<4> = {
  judge: null,
  brief: ({ questionAudioUrl, questionVoice, referenceAnswer, referenceAudioLink, referenceVoice }) => ({
    prompt: '',
    audioUrl: questionAudioUrl,
    audioVoice: questionVoice,
    answer: referenceAnswer,
    answerAudioUrl: referenceAudioLink,
    answerVoice: referenceVoice,
  }),
  seal: ({ questionAudioUrl, questionVoice }) => ({ questionAudioUrl, questionVoice }),
  summary: z
    .object({ questionReference: z.string().min(1) })
    .transform(({ questionReference }) => wordsSummary(questionReference)),
};

export const speakAboutThePhoto: ServerType<5> = {
  judge: null,
  brief: ({ questionImageUrl, imageAlt, referenceAnswer, referenceAudioLink, referenceVoice }) => ({
    prompt: '',
    imageUrl: questionImageUrl,
    imageAlt,
    answer: referenceAnswer,
    answerAudioUrl: referenceAudioLink,
    answerVoice: referenceVoice,
  }),
  seal: ({ questionImageUrl, imageAlt }) => ({ questionImageUrl, imageAlt }),
  summary: pictureSummary,
};

export const speakingSample: ServerType<13> = {
  judge: null,
  brief: spokenBrief,
  seal: sealedPrompt,
  summary: promptSummary,
};
