export { createLocalRecognizer } from './local-recognizer.ts';
export { createFileRecognizer, type Recognizer, type Transcription } from './recognizer.ts';
