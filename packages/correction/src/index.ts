export { correct } from './correct.ts';
export { type Correction, type CorrectionKind, correctionKinds } from './correction.types.ts';
