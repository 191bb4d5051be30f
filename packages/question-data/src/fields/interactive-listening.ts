import { z } from 'zod';
import { acceptedAnswers, address, choice, explanation, note, order, text, voice } from './parts.ts';

/** A turn of a conversation: what is heard, and the possible replies. */
export const listeningTurn = z.object({
  sequenceOrder: order.describe('number the turns from 1.'),
  questionAudioUrl: note,
  questionVoice: voice,
  transcript: note,
  blankList: choice.describe('each turn needs the possible replies, and the right one.'),
  explanation,
});

/** A sentence about the situation, with a blank. */
export const openingSentence = z.object({
  sentenceTemplate: text.describe("the sentence has '{}' in place of its blank."),
  answer: text.describe('each sentence needs the words that fill its blank.'),
  acceptedAnswers,
  explanation,
});

/** What is heard before a conversation, and sentences about it to complete. */
export const listeningOpening = z.object({
  questionAudioUrl: address.describe('the learner hears the opening.'),
  questionVoice: voice,
  transcript: note,
  sentences: z.array(openingSentence).min(1).describe('the opening needs the sentences that the learner completes.'),
});

/** 7 Interactive Listening: a conversation, and a summary of it. */
export const interactiveListening = {
  questionText: note,
  bgInfo: note,
  opening: listeningOpening.optional(),
  sequences: z.array(listeningTurn).min(1).describe('the conversation needs its turns.'),
  referenceAnswer: note,
};
