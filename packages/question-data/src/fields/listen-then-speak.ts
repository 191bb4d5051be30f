import { address, graded, note, sampleSound, voice } from './parts.ts';

/** 4 Listen Then Speak: a question that is heard. */
export const listenThenSpeak = {
  questionAudioUrl: address.describe('the learner hears the question.'),
  questionVoice: voice,
  questionReference: note,
  referenceAnswer: note,
  ...graded,
  ...sampleSound,
};
