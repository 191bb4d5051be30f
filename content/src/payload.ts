import type { TypeId } from '@rehearse/question-types';
import { z } from 'zod';

const text = z.string().min(1);
const bilingual = z.strictObject({ en: text, zh: text });
const speechUrl = z.string().regex(/^\/media\/speech\/[0-9a-f]{64}\.mp3$/);
const pictureUrl = z.string().regex(/^\/media\/pictures\/[a-z0-9_-]+\.jpg$/);
const clues = z.array(z.string().length(1).nullable()).min(2);
const order = z.int().min(1);

/** Options and the correct one. */
export const choiceSchema = z
  .strictObject({ options: z.array(text).min(2), answer: text })
  .refine(({ options, answer }) => options.includes(answer), 'the answer must be one of the options');
/** A question and its answer: words of the passage, or a sample answer. */
export const questionAnswerSchema = z.strictObject({ question: text, answer: text });
const numberedChoice = z.strictObject({ ...choiceSchema.shape, indexNumber: order });
const common = { explanation: bilingual };
const acceptedAnswers = z.array(text).optional();
/** A mid-level answer, and what the reference answer does better. */
const comparison = { middleAnswer: text.optional(), answerComparison: bilingual.optional() };

/** A turn of a conversation: what is played, and the possible replies. */
export const listeningTurnSchema = z.strictObject({
  sequenceOrder: order,
  questionAudioUrl: speechUrl,
  transcript: text,
  blankList: choiceSchema,
});

const step = <Order extends number, Blanks extends z.ZodType>(sequenceOrder: Order, blankList: Blanks) =>
  z.strictObject({ sequenceOrder: z.literal(sequenceOrder), sentenceTemplate: text, blankList });

/**
 * The six steps of interactive reading: complete the sentences (blanks `{1}`, `{2}` …), complete the passage (gap `{}`),
 * highlight the answer twice, identify the idea, title the passage.
 */
export const readingStepsSchema = z.tuple([
  step(1, z.array(numberedChoice).min(1)),
  step(2, choiceSchema),
  step(3, questionAnswerSchema),
  step(4, questionAnswerSchema),
  step(5, choiceSchema),
  step(6, choiceSchema),
]);

/** Payloads served by the API, by submodule. Fields are those of the contract's question detail. */
export const payloadSchemas = {
  1: z.strictObject({ ...common, word: text, correct: z.boolean() }),
  2: z.strictObject({ ...common, questionText: text, referenceAnswer: text, referenceAudioLink: speechUrl }),
  3: z.strictObject({
    ...common,
    questionText: text,
    bullets: z.array(text).min(1),
    referenceAnswer: text,
    ...comparison,
    referenceAudioLink: speechUrl,
  }),
  4: z.strictObject({
    ...common,
    questionAudioUrl: speechUrl,
    questionReference: text,
    referenceAnswer: text,
    ...comparison,
    referenceAudioLink: speechUrl,
  }),
  5: z.strictObject({
    ...common,
    questionImageUrl: pictureUrl,
    imageAlt: bilingual,
    referenceAnswer: text,
    ...comparison,
    referenceAudioLink: speechUrl,
  }),
  6: z.strictObject({ ...common, questionAudioUrl: speechUrl, referenceAnswer: text, acceptedAnswers }),
  7: z.strictObject({
    ...common,
    questionText: text,
    bgInfo: text,
    sequences: z.array(listeningTurnSchema).min(1),
    referenceAnswer: text,
  }),
  8: z.strictObject({
    ...common,
    questionText: text,
    sentenceTemplate: text,
    blankList: z.array(z.strictObject({ clues, answer: text })).min(1),
    referenceAnswer: text,
  }),
  9: z.strictObject({ ...common, questionText: text, sequences: readingStepsSchema }),
  10: z.strictObject({
    ...common,
    sentenceTemplate: text,
    clues: z.tuple([clues]),
    referenceAnswer: z.array(z.string().length(1)).min(2),
    acceptedAnswers,
  }),
  11: z.strictObject({
    ...common,
    questionImageUrl: pictureUrl,
    imageAlt: bilingual,
    referenceAnswer: text,
    ...comparison,
  }),
  12: z.strictObject({
    ...common,
    partOneData: questionAnswerSchema.extend(comparison),
    partTwoData: z.array(questionAnswerSchema).min(1),
  }),
  13: z.strictObject({
    ...common,
    questionText: text,
    referenceAnswer: text,
    ...comparison,
    referenceAudioLink: speechUrl,
  }),
  14: z.strictObject({ ...common, questionText: text, referenceAnswer: text, ...comparison }),
} as const satisfies Record<TypeId, z.ZodType>;

/** The payload of a submodule's questions. `acceptedAnswers` are alternatives to the reference answer and don't include it. */
export type Payload<Id extends TypeId = TypeId> = { [K in Id]: z.infer<(typeof payloadSchemas)[K]> }[Id];
