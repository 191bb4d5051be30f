import type { TypeId } from '@rehearse/question-types';
import type { QuestionData } from '../schemas.ts';
import { interactiveListening, listenAndType } from './listening.ts';
import { interactiveReading } from './reading.ts';
import {
  interactiveSpeaking,
  listenThenSpeak,
  readAloud,
  readThenSpeak,
  speakAboutThePhoto,
  speakingSample,
} from './speaking.ts';
import { fillInTheBlanks, readAndComplete, readAndSelect } from './words.ts';
import { interactiveWriting, writeAboutThePhoto, writingSample } from './writing.ts';

/** Short questions of every type, by its id. The addresses of sounds and pictures are only examples. */
export const examples: { readonly [Id in TypeId]: readonly QuestionData<Id>[] } = {
  1: readAndSelect,
  2: readAloud,
  3: readThenSpeak,
  4: listenThenSpeak,
  5: speakAboutThePhoto,
  6: listenAndType,
  7: interactiveListening,
  8: readAndComplete,
  9: interactiveReading,
  10: fillInTheBlanks,
  11: writeAboutThePhoto,
  12: interactiveWriting,
  13: speakingSample,
  14: writingSample,
  15: interactiveSpeaking,
};
