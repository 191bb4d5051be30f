import { graded, note, sampleSound, text } from './parts.ts';

/** 13 Speaking Sample: three minutes of speech. */
export const speakingSample = {
  questionText: text.describe('the learner speaks about this prompt.'),
  referenceAnswer: note,
  ...graded,
  ...sampleSound,
};
