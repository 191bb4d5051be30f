export { createLocalRecognizer } from './local-recognizer.ts';
export { type Hearing, type Recognizer, recognizerOfFiles } from './recognizer.ts';
