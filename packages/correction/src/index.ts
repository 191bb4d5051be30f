export { type CorrectOptions, correct, correctBySentence } from './correct.ts';
export { type Correction, type CorrectionKind, correctionKinds } from './correction.types.ts';
