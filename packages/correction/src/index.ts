export { type CorrectOptions, correct, correctBySentence } from './correct.ts';
export type { Correction } from './correction.types.ts';
export { type CorrectionKind, correctionKinds } from './kinds.ts';
export { type RawSentence, sentencesOf } from './text/sentences.ts';
export type { RawToken } from './text/tokens.ts';
