import type { Payload } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import type { Verdict } from '../misses/verdict.ts';
import { interactiveListening, listenAndType } from './listening.ts';
import { interactiveReading } from './reading.ts';
import type { QuestionBrief, SealedQuestion, ServerType } from './server-type.ts';
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

/** What the server knows of every question type. */
export const serverTypes: { readonly [Id in TypeId]: ServerType<Id> } = {
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

interface AnyServerType extends Pick<ServerType<TypeId>, 'summary'> {
  readonly judge: ((payload: Payload, answer: string) => Verdict | null) | null;
  brief(payload: Payload): Omit<QuestionBrief, 'explanation'>;
  seal(payload: Payload): SealedQuestion | null;
  unseal?(payload: Payload, answer: string): string;
}

/** What the server knows of a type, for payloads of that type; undefined when there is no type of this id. */
export const serverTypeOf = (id: number): AnyServerType | undefined =>
  // The compiler can't follow which payload belongs to which id.
  (serverTypes as unknown as Readonly<Record<number, AnyServerType>>)[id];
