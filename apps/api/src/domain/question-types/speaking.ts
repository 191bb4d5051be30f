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

/** What is heard, without its text, and how the questions follow each other. */
const sealedConversation = ({ character, questions }: Payload<15>['conversation']) => ({
  character,
  questions: questions.map(({ name, questionAudioUrl, questionVoice, branches, next }) => ({
    ...{ name, questionAudioUrl, questionVoice, branches },
    ...(next !== undefined && { next }),
  })),
});

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
  seal: ({ questionText, conversation }) => ({ questionText, conversation: sealedConversation(conversation) }),
  summary: promptSummary,
};

export const speakingSample: ServerType<13> = {
  judge: null,
  brief: spokenBrief,
  seal: sealedPrompt,
  summary: promptSummary,
};
