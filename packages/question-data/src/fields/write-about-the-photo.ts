import { comparison, graded, note, picture } from './parts.ts';

/** 11 Write About the Photo. */
export const writeAboutThePhoto = {
  ...picture,
  referenceAnswer: note,
  ...comparison,
  ...graded,
};
