import { z } from 'zod';
import { address, gradedAnswers, localized, note, text, voice } from './parts.ts';

/** A question that a character asks, and which one follows. */
export const talkQuestion = z.object({
  name: text.describe('each question needs a name, which others refer to.'),
  questionAudioUrl: address.describe('the learner hears each question.'),
  questionVoice: voice,
  questionReference: note,
  hints: localized.optional(),
  notes: localized.optional(),
  gradedAnswers,
  branches: z
    .array(
      z.object({
        mentions: z.array(text).min(1).describe('a branch needs the words that lead to it.'),
        next: text.describe('a branch needs the name of the question that follows.'),
      }),
    )
    .describe('say which questions may follow; [] if it is always the same one.'),
  next: note,
});

/** 15 Interactive Speaking: a conversation with a drawn person. */
export const interactiveSpeaking = {
  questionText: note,
  conversation: z
    .object({
      character: z.enum(['maya', 'owen']).describe('say who asks.'),
      questions: z
        .array(talkQuestion)
        .min(1)
        .describe('the conversation needs its questions; it starts with the first.'),
    })
    .describe('the question needs its conversation.'),
};
