import type { TypeId } from '../../packages/question-types/src/index.ts';
import { interactiveListening, listenAndType } from './listening.ts';
import type { QuestionDriver } from './question-driver.ts';
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

/** How the tests and the pictures deal with every question type. */
export const questionDrivers: Readonly<Record<TypeId, QuestionDriver>> = {
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
