import { graded, note, picture, sampleSound } from './parts.ts';

/** 5 Speak About the Photo. */
export const speakAboutThePhoto = {
  ...picture,
  referenceAnswer: note,
  ...graded,
  ...sampleSound,
};
