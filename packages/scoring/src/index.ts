export * from './dictation/dictation.ts';
export * from './letters/letters.ts';
export * from './read-aloud/fluency.ts';
export * from './read-aloud/read-aloud.ts';
export * from './scale/scale.ts';
export { type AlignedWord, alignWords, type WordAlignment } from './text/align.ts';
export { diffLetters, type LetterDiff } from './text/letter-diff.ts';
export { countSyllables } from './text/syllables.ts';
export * from './yes-no/yes-no.ts';
