export { type ModuleId, modules, secondsOf, typesOf } from './modules.ts';
export { type Difficulty, type QuestionType, type Skill, slugOf } from './question-type.ts';
export {
  findType,
  type ListedType,
  questionTypes,
  type TypeId,
  type TypeIdAnsweredBy,
  type TypeKey,
  types,
} from './question-types.ts';
export { fillInTheBlanks } from './types/fill-in-the-blanks.ts';
export { interactiveListening } from './types/interactive-listening.ts';
export { interactiveReading } from './types/interactive-reading.ts';
export { interactiveSpeaking } from './types/interactive-speaking.ts';
export { interactiveWriting } from './types/interactive-writing.ts';
export { listenAndType } from './types/listen-and-type.ts';
export { listenThenSpeak } from './types/listen-then-speak.ts';
export { readAloud } from './types/read-aloud.ts';
export { readAndComplete } from './types/read-and-complete.ts';
export { readAndSelect } from './types/read-and-select.ts';
export { readThenSpeak } from './types/read-then-speak.ts';
export { speakAboutThePhoto } from './types/speak-about-the-photo.ts';
export { speakingSample } from './types/speaking-sample.ts';
export { writeAboutThePhoto } from './types/write-about-the-photo.ts';
export { writingSample } from './types/writing-sample.ts';
