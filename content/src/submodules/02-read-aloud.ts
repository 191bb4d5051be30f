import { z } from 'zod';
import { levelAt, sentenceDifficulty } from '../levels/index.ts';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, spoken } from './voices.ts';

/** One or two sentences to read aloud. The text is both question and reference answer; the clip is its spoken version. */
export const readAloud = defineContent({
  source: z.strictObject({ ...source.measured, text: source.text, voice: source.anyVoice }),
  payload: z.strictObject({
    ...payload.common,
    questionText: payload.text,
    referenceAnswer: payload.text,
    referenceAudioLink: payload.speechUrl,
    referenceVoice: payload.clipVoice,
  }),
  complete: (item, lexicon) => [
    { ...spoken(item), level: levelAt(sentenceDifficulty(item.text, lexicon), [0.56, 0.87]) },
  ],
  texts: ({ text }) => [field('text', text, 8, 45)],
  build: ({ text, voice, level, why }, { clips }) => ({
    questionText: text,
    referenceAnswer: text,
    referenceAudioLink: clips.url(text, voice, level),
    referenceVoice: clipVoice(voice),
    explanation: why,
  }),
});
