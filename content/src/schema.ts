import type { TypeId } from '@rehearse/question-types';
import { type VoiceName, voiceNames } from '@rehearse/speech-engine';
import { z } from 'zod';
import { type Level, levels } from './catalogue.ts';

const text = z.string().trim().min(1);
const voice = z.enum(voiceNames);
const bilingual = z.strictObject({ en: text, zh: text });
const options = z.array(text).min(2);
/** The voice; when absent, chosen by the item's id. */
const anyVoice = voice.optional();
const choice = z.strictObject({ options, answer: z.int().min(1) });

/** Fields of items whose level is measured; see `levels/`. */
const measured = { id: z.int().positive(), why: bilingual };
const common = { ...measured, level: z.enum(levels) };
/** A weaker answer, and what the sample does better. */
const middle = text;
const better = bilingual;

/** Word judgement: is this a real word? */
const readAndSelect = z.strictObject({ ...measured, word: text, real: z.boolean() });
/** One or two sentences to read aloud. */
const readAloud = z.strictObject({ ...measured, text, voice: anyVoice });
/** A topic with guiding questions to talk about. */
const readThenSpeak = z.strictObject({
  ...common,
  topic: text,
  bullets: z.array(text).min(3).max(4),
  sample: text,
  middle,
  better,
  voice: anyVoice,
});
/** An audio prompt to talk about. */
const listenThenSpeak = z.strictObject({
  ...common,
  prompt: text,
  voice: anyVoice,
  sample: text,
  middle,
  better,
  sampleVoice: anyVoice,
});
/** A picture to talk about. */
const speakAboutThePhoto = z.strictObject({ ...common, picture: text, sample: text, middle, better, voice: anyVoice });
/** Dictation. */
const listenAndType = z.strictObject({ ...measured, text, voice: anyVoice, accept: z.array(text).optional() });
/** A conversation with multiple-choice replies, and its summary. */
const interactiveListening = z.strictObject({
  ...common,
  title: text,
  scene: text,
  voice,
  turns: z
    .array(z.strictObject({ says: text, options, answer: z.int().min(1) }))
    .min(5)
    .max(6),
  summary: text,
});
/** C-test. */
const readAndComplete = z.strictObject({ ...measured, title: text, passage: text });
/** A passage with six reading steps. */
const interactiveReading = z.strictObject({
  ...measured,
  title: text,
  passage: z.array(text).min(2),
  blanks: z.array(choice).min(1),
  missing: choice,
  highlights: z.array(z.strictObject({ question: text, answer: text })).length(2),
  idea: choice,
  heading: choice,
});
/** One sentence with one damaged word. */
const fillInTheBlanks = z.strictObject({ ...measured, sentence: text, accept: z.array(text).optional() });
/** A picture to write about. */
const writeAboutThePhoto = z.strictObject({ ...common, picture: text, sample: text, middle, better });
const prompted = z.strictObject({ question: text, sample: text });
/** A text and a follow-up text on the same topic. */
const interactiveWriting = z.strictObject({
  ...common,
  partOne: prompted.extend({ middle }),
  partTwo: z.array(prompted).length(3),
  better,
});
/** Three minutes of speech. */
const speakingSample = z.strictObject({ ...common, prompt: text, sample: text, middle, better, voice: anyVoice });
/** Five minutes of writing. */
const writingSample = z.strictObject({ ...common, prompt: text, sample: text, middle, better });

/** Schemas of the source items, by submodule. */
export const itemSchemas = {
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
} as const satisfies Record<TypeId, z.ZodType>;

/** An item as written in the source files. */
export type WrittenItem<Id extends TypeId = TypeId> = { [K in Id]: z.infer<(typeof itemSchemas)[K]> }[Id];

/** Submodules whose items have one optional voice. */
export type SpokenId = 2 | 3 | 4 | 5 | 6 | 13;

/** An item with all optional parts filled in. */
export type SourceItem<Id extends TypeId = TypeId> = {
  [K in Id]: WrittenItem<K> & { level: Level } & (K extends SpokenId ? { voice: VoiceName } : unknown) &
    (K extends 4 ? { sampleVoice: VoiceName } : unknown);
}[Id];

/** Levels of the word book. */
export const wordLevels = ['CEFR-A1', 'CEFR-A2', 'CEFR-B1', 'CEFR-B2', 'CEFR-C'] as const;

/** An entry of the word book. `id`, when absent, is derived from the word and its part of speech. */
export const wordSchema = z.strictObject({
  id: z.int().positive().optional(),
  word: text,
  level: z.enum(wordLevels),
  pos: text,
  /** Definition in simple English, without the word itself. */
  en: text.max(100),
  zh: z.array(text).min(1),
  gb: text,
  us: text,
  example: bilingual,
});
export type SourceWord = z.infer<typeof wordSchema>;

/** The fields of a picture entry that the builder needs. */
export const pictureSchema = z.looseObject({
  name: z.string().regex(/^[a-z0-9_-]+$/),
  alt: bilingual,
  credits: z.array(z.unknown()).default([]),
});
export type SourcePicture = z.infer<typeof pictureSchema>;
