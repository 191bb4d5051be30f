import { z } from 'zod';
import { field } from '../text-fields.ts';
import { buildChoice } from './choice.ts';
import { choicesOfTalk } from './choices.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice } from './voices.ts';

/** A turn of a conversation: what is played, and the possible replies. */
const turn = z.strictObject({
  sequenceOrder: payload.order,
  questionAudioUrl: payload.speechUrl,
  questionVoice: payload.clipVoice,
  transcript: payload.text,
  blankList: payload.choice,
  explanation: payload.partExplanation,
});

/** A conversation: each turn is played, then the learner chooses a reply. The summary is the reference answer. */
export const interactiveListening = defineContent({
  source: z.strictObject({
    ...source.common,
    title: source.text,
    scene: source.text,
    voice: source.voice,
    turns: z
      .array(z.strictObject({ says: source.text, ...source.choice.shape, why: source.translated }))
      .min(5)
      .max(6),
    summary: source.text,
  }),
  payload: z.strictObject({
    ...payload.common,
    questionText: payload.text,
    bgInfo: payload.text,
    sequences: z.array(turn).min(1),
    referenceAnswer: payload.text,
  }),
  complete: (item) => [item],
  texts: ({ title, scene, turns, summary }) => [
    field('title', title, 2, 12),
    field('scene', scene, 10, 90),
    ...turns.map(({ says }, index) => field(['turns', index, 'says'], says, 5, 35)),
    field('summary', summary, 40, 60),
  ],
  choices: (item) => choicesOfTalk(item),
  explanations: ({ turns }) => turns.map(({ why }, index) => ({ path: ['turns', index, 'why'], said: why })),
  build: ({ title, scene, voice, level, turns, summary, why }, { clips }) => ({
    questionText: title,
    bgInfo: scene,
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
