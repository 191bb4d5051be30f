import { z } from 'zod';
import { judgeConversation, judgeDictation } from '../misses/listening.ts';
import { hidden, promptSummary, type ServerType, short, wordsSummary } from './server-type.ts';

export const listenAndType: ServerType<6> = {
  judge: judgeDictation,
  brief: ({ questionAudioUrl, questionVoice, referenceAnswer }) => ({
    prompt: '',
    audioUrl: questionAudioUrl,
    audioVoice: questionVoice,
    answer: referenceAnswer,
  }),
  seal: ({ questionAudioUrl, questionVoice }) => ({ questionAudioUrl, questionVoice }),
  summary: z
    .object({ referenceAnswer: z.string().min(1) })
    .transform(({ referenceAnswer }) => wordsSummary(referenceAnswer)),
};

export const interactiveListening: ServerType<7> = {
  judge: judgeConversation,
  brief: ({ questionText, bgInfo, sequences }) => ({
    prompt: short(`${questionText}\n${bgInfo}`),
    answer: sequences.map(({ blankList }) => blankList.answer).join('\n'),
  }),
  seal: ({ questionText, bgInfo, opening, sequences }) => ({
    questionText,
    bgInfo,
    ...(opening && {
      opening: {
        questionAudioUrl: opening.questionAudioUrl,
        questionVoice: opening.questionVoice,
        sentences: opening.sentences.map(({ sentenceTemplate }) => ({ sentenceTemplate, answer: hidden })),
      },
    }),
    sequences: sequences.map(({ sequenceOrder, questionAudioUrl, questionVoice, blankList: { options } }) => ({
      sequenceOrder,
      questionAudioUrl,
      questionVoice,
      blankList: { options, answer: hidden },
    })),
  }),
  summary: promptSummary,
};
