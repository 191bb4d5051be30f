import type { TypeId } from '@rehearse/question-types';
import type { z } from 'zod';
import type { PriorDifficulty } from '../levels/prior-difficulty.ts';
import type { Lexicon } from '../lexicon.ts';
import type { TextField } from '../text-fields.ts';
import { readAndSelect } from './01-read-and-select.ts';
import { readAloud } from './02-read-aloud.ts';
import { readThenSpeak } from './03-read-then-speak.ts';
import { listenThenSpeak } from './04-listen-then-speak.ts';
import { speakAboutThePhoto } from './05-speak-about-the-photo.ts';
import { listenAndType } from './06-listen-and-type.ts';
import { interactiveListening } from './07-interactive-listening.ts';
import { readAndComplete } from './08-read-and-complete.ts';
import { interactiveReading } from './09-interactive-reading.ts';
import { fillInTheBlanks } from './10-fill-in-the-blanks.ts';
import { writeAboutThePhoto } from './11-write-about-the-photo.ts';
import { interactiveWriting } from './12-interactive-writing.ts';
import { speakingSample } from './13-speaking-sample.ts';
import { writingSample } from './14-writing-sample.ts';
import { interactiveSpeaking } from './15-interactive-speaking.ts';
import type { Choice } from './choices.ts';
import type { Explanation } from './content-type.ts';
import type { BuildContext } from './context.ts';

/** What the question bank knows of every question type. */
export const contentTypes = {
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
} as const satisfies Record<TypeId, { source: z.ZodType; payload: z.ZodType }>;

type ContentTypes = typeof contentTypes;

/** An item as its source files have it. */
export type WrittenItem<Id extends TypeId = TypeId> = { [K in Id]: z.infer<ContentTypes[K]['source']> }[Id];

/** An item with all optional parts filled in. */
export type SourceItem<Id extends TypeId = TypeId> = {
  [K in Id]: ReturnType<ContentTypes[K]['complete']>[number];
}[Id];

/** The payload of a type's questions. */
export type Payload<Id extends TypeId = TypeId> = { [K in Id]: z.infer<ContentTypes[K]['payload']> }[Id];

interface AnyContentType {
  complete(item: WrittenItem, lexicon: Lexicon): SourceItem[];
  difficulty?(item: SourceItem, lexicon: Lexicon): PriorDifficulty;
  texts(item: SourceItem): TextField[];
  choices?(item: SourceItem): Choice[];
  explanations?(item: SourceItem): Explanation[];
  build(item: SourceItem, context: BuildContext): Payload;
}

/** What the bank knows of a type whose id is known only when the code runs: its items have to be of that type. */
export const contentTypeOf = (id: TypeId) => contentTypes[id] as AnyContentType;
