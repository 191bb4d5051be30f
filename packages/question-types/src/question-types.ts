import type { QuestionType } from './question-type.ts';
import { fillInTheBlanks } from './types/fill-in-the-blanks.ts';
import { interactiveListening } from './types/interactive-listening.ts';
import { interactiveReading } from './types/interactive-reading.ts';
import { interactiveSpeaking } from './types/interactive-speaking.ts';
import { interactiveWriting } from './types/interactive-writing.ts';
import { listenAndType } from './types/listen-and-type.ts';
import { listenThenSpeak } from './types/listen-then-speak.ts';
import { readAloud } from './types/read-aloud.ts';
import { readAndComplete } from './types/read-and-complete.ts';
import { readAndSelect } from './types/read-and-select.ts';
import { readThenSpeak } from './types/read-then-speak.ts';
import { speakAboutThePhoto } from './types/speak-about-the-photo.ts';
import { speakingSample } from './types/speaking-sample.ts';
import { writeAboutThePhoto } from './types/write-about-the-photo.ts';
import { writingSample } from './types/writing-sample.ts';

/** Every question type, in the order of the tabs. */
export const questionTypes = [
  readAndSelect,
  readAloud,
  readThenSpeak,
  listenThenSpeak,
  speakAboutThePhoto,
  interactiveSpeaking,
  listenAndType,
  interactiveListening,
  readAndComplete,
  interactiveReading,
  fillInTheBlanks,
  writeAboutThePhoto,
  interactiveWriting,
  speakingSample,
  writingSample,
] as const satisfies readonly QuestionType[];

/** One of {@link questionTypes}. */
export type ListedType = (typeof questionTypes)[number];
/** Id of a question type; the contract calls it `submoduleId`. */
export type TypeId = ListedType['id'];
/** Name of a question type in code. */
export type TypeKey = ListedType['key'];
/** Ids of the types whose answer is sent in a given way. */
export type TypeIdAnsweredBy<Kind extends QuestionType['answer']> = Extract<ListedType, { answer: Kind }>['id'];

const byId: ReadonlyMap<number, QuestionType & { id: TypeId; key: TypeKey }> = new Map(
  questionTypes.map((type) => [type.id, type]),
);

/** The type with this id; undefined if there is none. */
export const findType = (id: number) => byId.get(id);

type ByKey = { readonly [Type in ListedType as Type['key']]: Type };

/** Each type by its key: `types.readAloud.seconds` is 20. */
export const types = Object.fromEntries(questionTypes.map((type) => [type.key, type])) as unknown as ByKey;
