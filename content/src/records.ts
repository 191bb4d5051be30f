import type { ListedType, TypeId } from '@rehearse/question-types';
import { voiceNames } from '@rehearse/speech-engine';
import { z } from 'zod';
import { submodules, wordLevels } from './catalogue.ts';
import { localizedSchema } from './localized.ts';
import { payloadSchemas } from './payload.ts';

const text = z.string().min(1);
const url = z.string().startsWith('/media/');
const localized = localizedSchema(text);
const id = z.int().min(1).max(2_147_483_647);

/** First line of a pack. */
export const headerSchema = z.strictObject({
  format: z.literal('rehearse-pack'),
  formatVersion: z.literal(1),
  /** Depends only on the records. */
  version: text,
  /** SHA-256 of all later lines; missing in older packs. */
  checksum: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  counts: z.strictObject({ question: z.int(), word: z.int(), clip: z.int(), picture: z.int() }),
});
export type PackHeader = z.infer<typeof headerSchema>;

/** Difficulty on the exam's scale by the bank's measures, with its standard deviation; missing in older packs. */
const measuredSchema = z.strictObject({ points: z.number().min(10).max(160), uncertainty: z.number().positive() });

const questionSchemas = new Map<unknown, z.ZodType>(
  submodules.map(({ id: submoduleId, moduleId }) => [
    submoduleId,
    z.strictObject({
      kind: z.literal('question'),
      questionId: id,
      submoduleId: z.literal(submoduleId),
      moduleId: z.literal(moduleId),
      difficulty: z.enum(['Easy', 'Medium', 'Hard']),
      measured: measuredSchema.optional(),
      payload: payloadSchemas[submoduleId],
    }),
  ]),
);

/** A question of one submodule with its payload. */
export type QuestionRecord<Id extends TypeId = TypeId> = {
  [K in Id]: {
    kind: 'question';
    questionId: number;
    submoduleId: K;
    moduleId: Extract<ListedType, { id: K }>['moduleId'];
    difficulty: 'Easy' | 'Medium' | 'Hard';
    measured?: z.infer<typeof measuredSchema> | undefined;
    payload: z.infer<(typeof payloadSchemas)[K]>;
  };
}[Id];

/** Tabs of the word book, by the question type that uses the word. */
export const wordBookTabs = ['word_recognition', 'complete_words', 'word_fill_in_the_blank'] as const;

const wordRecordSchema = z.strictObject({
  kind: z.literal('word'),
  wordId: id,
  word: text,
  difficultyLevel: z.enum(wordLevels),
  pos: text,
  /** Tabs of the word book that show the word; at least one. */
  questionTypes: z.array(z.enum(wordBookTabs)).min(1),
  /** Definition in simple English; missing in older packs. */
  definition: text.optional(),
  translationCNList: z.array(text).min(1),
  britishPhoneticSymbols: text,
  britishAudioSrc: url,
  americanPhoneticSymbols: text,
  americanAudioSrc: url,
  example: localized,
  /** Questions that use the word, a few of each type. */
  occursIn: z.array(id).optional(),
});
/** An entry of the word book. */
export type WordRecord = z.infer<typeof wordRecordSchema>;

const clipRecordSchema = z.strictObject({
  kind: z.literal('clip'),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  text,
  voice: z.enum(voiceNames),
  rate: z.number().min(0.5).max(1.5),
});
/** A spoken clip, served at `/media/speech/<key>.mp3` and synthesized on first request. */
export type ClipRecord = z.infer<typeof clipRecordSchema>;

const pictureRecordSchema = z.strictObject({
  kind: z.literal('picture'),
  name: text,
  /** Path of the large JPEG, relative to the content root; the other variants are in the same folder. */
  file: text,
  alt: localized,
  credits: z.array(z.unknown()),
});
/** A picture, served at `/media/pictures/<name>` with each of the `pictureVariants`. */
export type PictureRecord = z.infer<typeof pictureRecordSchema>;

/** Any line of a pack except the header. */
export type PackRecord = QuestionRecord | WordRecord | ClipRecord | PictureRecord;

const otherSchemas = { word: wordRecordSchema, clip: clipRecordSchema, picture: pictureRecordSchema };
const kindSchema = z.looseObject({ kind: z.enum(['question', 'word', 'clip', 'picture']) });
const submoduleSchema = z.looseObject({ submoduleId: z.literal(submodules.map(({ id: submoduleId }) => submoduleId)) });

/**
 * Validates a record. Questions are validated by the schema of their submodule, so that messages include the field.
 *
 * @throws ZodError
 */
export function parseRecord(value: unknown): PackRecord {
  const { kind } = kindSchema.parse(value);
  if (kind !== 'question') return otherSchemas[kind].parse(value);
  const { submoduleId } = submoduleSchema.parse(value);
  // The map has a schema for every submodule, which returns its record.
  return questionSchemas.get(submoduleId)?.parse(value) as QuestionRecord;
}
