import type { TypeId } from '@rehearse/question-types';
import type { Rubric } from '../rubric.ts';
import { interactiveListening } from './interactive-listening.ts';
import { interactiveSpeaking } from './interactive-speaking.ts';
import { interactiveWriting } from './interactive-writing.ts';
import { listenThenSpeak } from './listen-then-speak.ts';
import { readAloud } from './read-aloud.ts';
import { readThenSpeak } from './read-then-speak.ts';
import { speakAboutThePhoto } from './speak-about-the-photo.ts';
import { speakingSample } from './speaking-sample.ts';
import { writeAboutThePhoto } from './write-about-the-photo.ts';
import { writingSample } from './writing-sample.ts';

/** The rubric of each question type with an open answer. */
export const rubrics = {
  2: readAloud,
  3: readThenSpeak,
  4: listenThenSpeak,
  5: speakAboutThePhoto,
  7: interactiveListening,
  11: writeAboutThePhoto,
  12: interactiveWriting,
  13: speakingSample,
  14: writingSample,
  15: interactiveSpeaking,
} as const satisfies { readonly [Id in TypeId]?: Rubric<Id> };

type OpenTypeId = keyof typeof rubrics;

/** The rubric of a question type; undefined if its answers are not open. */
export const findRubric = (submoduleId: number): Rubric | undefined =>
  // The payload of a question always belongs to its type, which the lookup can't express.
  rubrics[submoduleId as OpenTypeId] as unknown as Rubric | undefined;
