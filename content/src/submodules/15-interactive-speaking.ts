import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { gradedAnswersOf, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { faultsOfTree } from './talk-tree.ts';
import { clipVoice } from './voices.ts';

/** The two people to talk with. */
const characters = { maya: 'us-female', owen: 'rp' } as const;

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** A word or phrase that may be said; compared without regard to case. */
const mention = source.text.refine((text) => text === text.toLowerCase(), 'must be lower case');
const branch = z.strictObject({ mentions: z.array(mention).min(4), next: name });

const mostSentences = 4;
/** How many mistakes may be marked in an answer. */
const marks = { low: [2, 5], middle: [0, 2] } as const;

/** One question of the character, and where the conversation goes from it. */
const question = z
  .strictObject({
    name,
    asks: source.text,
    hints: source.translated,
    samples: z.strictObject({ low: source.marked, middle: source.marked, high: source.marked }),
    notes: source.translated,
    branches: z.array(branch).min(1).optional(),
    next: name.optional(),
  })
  .superRefine(({ asks, samples }, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (asks.match(/\?/g)?.length !== 1) fault(['asks'], 'must have one question mark.');
    if ((asks.match(/[.?!](?=\s|$)/g)?.length ?? 0) > mostSentences)
      fault(['asks'], `must have at most ${mostSentences} sentences.`);
    for (const level of ['low', 'middle'] as const) {
      const [least, most] = marks[level];
      const count = samples[level].corrections.length;
      if (count < least || count > most)
        fault(['samples', level], `has ${count} marked mistakes, not ${least} to ${most}.`);
    }
  });

/** A question as it is served. */
const served = payload.fields.talkQuestion.extend({
  questionReference: payload.text,
  hints: payload.localized,
  notes: payload.localized,
  gradedAnswers: payload.gradedAnswers,
});

/** A conversation: what is asked next may depend on what was said; without a transcript the neutral question follows. */
export const interactiveSpeaking = defineContent({
  source: z.strictObject({
    id: source.common.id,
    level: source.common.level,
    character: z.enum(['maya', 'owen']),
    title: source.text,
    questions: z
      .array(question)
      .min(10)
      .max(13)
      .superRefine((questions, context) => {
        for (const { path, message } of faultsOfTree(questions)) context.addIssue({ code: 'custom', path, message });
      }),
  }),
  payload: payload.served(15, {
    questionText: payload.text,
    conversation: z.object({ character: z.enum(['maya', 'owen']), questions: z.array(served).min(1) }),
  }),
  complete: (item) => [item],
  texts: ({ title, questions }) => [
    field('title', title, 1, 6),
    ...questions.flatMap(({ asks, samples }, index) => [
      field(['questions', index, 'asks'], asks, 12, 38),
      ...gradedFields(samples, { low: [20, 40], middle: [40, 62], high: [60, 85] }, ['questions', index, 'samples']),
    ]),
  ],
  explanations: ({ questions }) =>
    questions.flatMap(({ hints, notes }, index) => [
      { path: ['questions', index, 'hints'], said: hints },
      { path: ['questions', index, 'notes'], said: notes },
    ]),
  build: ({ character, title, level, questions }, { clips }) => ({
    questionText: title,
    conversation: {
      character,
      questions: questions.map(({ name, asks, hints, notes, samples, branches = [], next }) => ({
        name,
        questionAudioUrl: clips.url(asks, characters[character], level),
        questionVoice: clipVoice(characters[character]),
        questionReference: asks,
        hints,
        notes,
        gradedAnswers: gradedAnswersOf(samples),
        branches,
        ...(next !== undefined && { next }),
      })),
    },
  }),
});
