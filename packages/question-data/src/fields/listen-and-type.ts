import { acceptedAnswers, address, text, voice } from './parts.ts';

/** 6 Listen & Type: a dictation. */
export const listenAndType = {
  questionAudioUrl: address.describe('the learner hears the sentence.'),
  questionVoice: voice,
  referenceAnswer: text.describe('a dictation needs the sentence that is heard.'),
  acceptedAnswers,
};
