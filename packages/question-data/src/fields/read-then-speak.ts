import { z } from 'zod';
import { graded, note, sampleSound, text } from './parts.ts';

/** 3 Read Then Speak: a topic with guiding questions. */
export const readThenSpeak = {
  questionText: text.describe('the learner speaks about this topic.'),
  bullets: z.array(text).optional(),
  referenceAnswer: note,
  ...graded,
  ...sampleSound,
};
