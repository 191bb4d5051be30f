import type { VoiceName } from '@rehearse/speech-engine';
import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import type { BuildContext } from './context.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, spoken } from './voices.ts';

/** The fields that every picture to talk about has, from the bank or added by an operator. */
export const buildSpokenPhoto = (
  { picture, sample, voice }: { readonly picture: string; readonly sample: string; readonly voice: VoiceName },
  context: BuildContext,
) => ({
  ...context.picture(picture),
  referenceAnswer: sample,
  referenceAudioLink: context.clips.url(sample, voice),
  referenceVoice: clipVoice(voice),
});

/** A picture to talk about. */
export const speakAboutThePhoto = defineContent({
  source: z.strictObject({
    ...source.common,
    picture: source.text,
    sample: source.text,
    graded: source.graded,
    voice: source.anyVoice,
  }),
  payload: payload.served(5, {
    ...payload.fields.speakAboutThePhoto,
    imageAlt: payload.localized,
    referenceAnswer: payload.text,
    referenceAudioLink: payload.text,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ sample, graded }) => [
    field('sample', sample, 60, 220),
    ...gradedFields(graded, { low: [45, 75], middle: [75, 110], high: [110, 160] }),
  ],
  build: ({ graded, why, ...photo }, context) => ({
    ...buildSpokenPhoto(photo, context),
    ...buildGraded(graded),
    explanation: why,
  }),
});
