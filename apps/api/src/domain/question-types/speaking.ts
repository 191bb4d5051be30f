import type { Payload } from '@rehearse/content';
import { z } from 'zod';
import { pictureSummary, promptSummary, type ServerType, short, wordsSummary } from './server-type.ts';

const spokenBrief = ({ questionText, referenceAnswer, referenceAudioLink, referenceVoice }: Payload<2 | 3 | 13>) => ({
  prompt: short(questionText),
  answer: referenceAnswer === questionText ? '' : referenceAnswer,
  answerAudioUrl: referenceAudioLink,
  answerVoice: referenceVoice,
});

export const readAloud: ServerType<2> = { judge: null, brief: spokenBrief, summary: promptSummary };

export const readThenSpeak: ServerType<3> = { judge: null, brief: spokenBrief, summary: promptSummary };

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
  summary: pictureSummary,
};

/** On a card, a conversation is its first question and what one could answer. */
export const interactiveSpeaking: ServerType<15> = {
  judge: null,
  brief: ({ questionText, conversation: { questions } }) => {
    const [first] = questions;
    return {
      prompt: short(`${questionText}\n${first?.questionReference ?? ''}`),
      audioUrl: first?.questionAudioUrl ?? '',
      audioVoice: first?.questionVoice,
      answer: first?.gradedAnswers.at(-1)?.text ?? '',
    };
  },
  summary: promptSummary,
};

export const speakingSample: ServerType<13> = { judge: null, brief: spokenBrief, summary: promptSummary };
