import type { TypeId } from '@rehearse/question-types';
import { buildReadAndSelect } from './01-read-and-select.ts';
import { buildReadAloud } from './02-read-aloud.ts';
import { buildReadThenSpeak } from './03-read-then-speak.ts';
import { buildListenThenSpeak } from './04-listen-then-speak.ts';
import { buildSpeakAboutThePhoto } from './05-speak-about-the-photo.ts';
import { buildListenAndType } from './06-listen-and-type.ts';
import { buildInteractiveListening } from './07-interactive-listening.ts';
import { buildReadAndComplete } from './08-read-and-complete.ts';
import { buildInteractiveReading } from './09-interactive-reading.ts';
import { buildFillInTheBlanks } from './10-fill-in-the-blanks.ts';
import { buildWriteAboutThePhoto } from './11-write-about-the-photo.ts';
import { buildInteractiveWriting } from './12-interactive-writing.ts';
import { buildSpeakingSample } from './13-speaking-sample.ts';
import { buildWritingSample } from './14-writing-sample.ts';
import type { Builder } from './context.ts';

/** The builders, by submodule. */
export const builders: { readonly [Id in TypeId]: Builder<Id> } = {
  1: buildReadAndSelect,
  2: buildReadAloud,
  3: buildReadThenSpeak,
  4: buildListenThenSpeak,
  5: buildSpeakAboutThePhoto,
  6: buildListenAndType,
  7: buildInteractiveListening,
  8: buildReadAndComplete,
  9: buildInteractiveReading,
  10: buildFillInTheBlanks,
  11: buildWriteAboutThePhoto,
  12: buildInteractiveWriting,
  13: buildSpeakingSample,
  14: buildWritingSample,
};
