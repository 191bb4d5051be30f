import { voiceNames } from '@rehearse/speech-engine';
import { z } from 'zod';
import { levels } from '../catalogue.ts';
import { translatedSchema } from '../localized.ts';
import { parseMarkedText } from '../marked-text.ts';

/** A text of a source file. */
export const text = z.string().trim().min(1);
/** A text in every language that content has to come in. */
export const translated = translatedSchema(text);
export const options = z.array(text).min(2);
export const voice = z.enum(voiceNames);
/** The voice; when absent, chosen by the item's id. */
export const anyVoice = voice.optional();
/** Options and the number of the right one, counted from 1. */
export const choice = z.strictObject({ options, answer: z.int().min(1) });

/** Fields of items whose level is measured; see `levels/`. */
export const measured = { id: z.int().positive(), why: translated };
/** Fields of items whose level is authored. */
export const common = { ...measured, level: z.enum(levels) };
/** A text with its mistakes marked. */
export const marked = text.transform((written, context) => {
  const { faults, ...parsed } = parseMarkedText(written);
  for (const message of faults) context.addIssue({ code: 'custom', message });
  return parsed;
});
/** A weaker answer, and what the sample does better. */
export const comparison = { middle: marked, better: translated };
/** Answers at three levels, and what each does better than the one before. */
export const graded = z.strictObject({ low: marked, middle: marked, high: marked, steps: translated });
