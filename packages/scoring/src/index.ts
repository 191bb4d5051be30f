export { type BlankVerdict, gradeBlank, type HeardBlank } from './blanks/blanks.ts';
export * from './conversation/conversation.ts';
export * from './dictation/dictation.ts';
export * from './drill/drill.ts';
export * from './highlight/highlight.ts';
export * from './highlight/passage-words.ts';
export * from './key-points/key-points.ts';
export * from './letters/letters.ts';
export * from './mentions/mentions.ts';
export * from './read-aloud/extent.ts';
export * from './read-aloud/fluency.ts';
export * from './read-aloud/read-aloud.ts';
export * from './reading/reading.ts';
export * from './scale/shares.ts';
export { type AlignedWord, alignWords, type WordAlignment } from './text/align.ts';
export { diffLetters, type LetterDiff } from './text/letter-diff.ts';
export { countSyllables } from './text/syllables.ts';
export { countWords, type Token, toTokens } from './text/tokens.ts';
export {
  adviseOnDescription,
  DESCRIPTION_WORDS,
  type DescriptionAdvice,
  LONG_SENTENCE,
} from './writing/description-advice.ts';
export { findRepeatedWords, measureText, type RepeatedWord, type TextMeasures } from './writing/measures.ts';
export { reviewText, type TextReview } from './writing/review-text.ts';
export { checkTask, type TaskCheck, type TaskKind, type TaskProblem, type WritingTask } from './writing/task-checks.ts';
export * from './yes-no/yes-no.ts';
