import type { VoiceName } from '@rehearse/speech-engine';
import { z } from 'zod';
import type { Level } from '../catalogue.ts';
import type { BuildContext } from './context.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, narratorOf } from './voices.ts';

/** Where the answer is missing in a sentence of a source. */
export const blankMark = '___';

/** What a narrator says before a conversation, and sentences about it, each with a blank. */
export const openingSource = z.strictObject({
  says: source.text,
  sentences: z
    .array(
      z.strictObject({
        text: source.text,
        answer: source.text,
        accept: z.array(source.text).optional(),
        why: source.translated,
      }),
    )
    .min(3)
    .max(4),
});
export type Opening = z.infer<typeof openingSource>;

/** The opening as the API serves it. */
export const openingPayload = payload.fields.listeningOpening.extend({ transcript: payload.text });

interface OpeningContext extends Pick<BuildContext, 'clips'> {
  /** The voice of the conversation. */
  voice: VoiceName;
  level: Level;
}

/** The opening as the API serves it, spoken by somebody else than the conversation. */
export function buildOpening({ says, sentences }: Opening, { voice, level, clips }: OpeningContext) {
  const narrator = narratorOf(voice);
  return {
    questionAudioUrl: clips.url(says, narrator, level),
    questionVoice: clipVoice(narrator, 2),
    transcript: says,
    sentences: sentences.map(({ text, answer, accept, why }) => ({
      sentenceTemplate: text.replace(blankMark, '{}'),
      answer,
      ...(accept && { acceptedAnswers: accept }),
      explanation: why,
    })),
  };
}
