import { z } from 'zod';
import { field } from '../text-fields.ts';
import { buildChoice } from './choice.ts';
import { choicesOfTalk } from './choices.ts';
import { defineContent } from './content-type.ts';
import { buildOpening, openingPayload, openingSource } from './opening.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice } from './voices.ts';

/** A turn of a conversation: what is played, and the possible replies. */
const turn = payload.fields.listeningTurn.extend({ questionAudioUrl: payload.text, transcript: payload.text });

/**
 * A conversation: each turn is played, then the learner chooses a reply. The summary is the reference answer. The opening, in
 * which a narrator tells the situation, comes before it.
 */
export const interactiveListening = defineContent({
  source: z.strictObject({
    ...source.common,
    title: source.text,
    scene: source.text,
    voice: source.voice,
    opening: openingSource,
    turns: z
      .array(z.strictObject({ says: source.text, ...source.choice.shape, why: source.translated }))
      .min(5)
      .max(6),
    summary: source.text,
  }),
  payload: payload.served(7, {
    ...payload.fields.interactiveListening,
    questionText: payload.text,
    bgInfo: payload.text,
    opening: openingPayload.optional(),
    sequences: z.array(turn).min(1),
    referenceAnswer: payload.text,
  }),
  complete: (item) => [item],
  texts: ({ title, scene, opening, turns, summary }) => [
    field('title', title, 2, 12),
    field('scene', scene, 10, 90),
    field(['opening', 'says'], opening.says, 38, 65),
    ...opening.sentences.map(({ text }, index) => field(['opening', 'sentences', index, 'text'], text, 3, 17)),
    ...turns.map(({ says }, index) => field(['turns', index, 'says'], says, 5, 35)),
    field('summary', summary, 40, 60),
  ],
  choices: (item) => choicesOfTalk(item),
  explanations: ({ opening, turns }) => [
    ...opening.sentences.map(({ why }, index) => ({ path: ['opening', 'sentences', index, 'why'], said: why })),
    ...turns.map(({ why }, index) => ({ path: ['turns', index, 'why'], said: why })),
  ],
  build: ({ title, scene, voice, level, opening, turns, summary, why }, { clips }) => ({
    questionText: title,
    bgInfo: scene,
    opening: buildOpening(opening, { voice, level, clips }),
    sequences: turns.map(({ says, why: explanation, ...choice }, index) => ({
      sequenceOrder: index + 1,
      questionAudioUrl: clips.url(says, voice, level),
      questionVoice: clipVoice(voice),
      transcript: says,
      blankList: buildChoice(choice),
      explanation,
    })),
    referenceAnswer: summary,
    explanation: why,
  }),
});
