export { checkTexts } from './check-texts.ts';
export { fillIn } from './fill-in.ts';
export { type CorrectedText, type LocatedMistake, locateMistakes, type TextCorrection } from './locate-mistakes.ts';
export { textsOf, writtenTypes } from './written-texts.ts';
