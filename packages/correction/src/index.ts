export { type CorrectOptions, correct, correctBySentence } from './correct.ts';
export { type Correction, type CorrectionKind, correctionKinds } from './correction.types.ts';
export { type RawSentence, sentencesOf } from './text/sentences.ts';
export type { RawToken } from './text/tokens.ts';
