import { infoOf, type Language, type LocalizedText, languages } from '@rehearse/languages';
import { z } from 'zod';

const schemaOf = (text: z.ZodString, isNeeded: (language: Language) => boolean): z.ZodType<LocalizedText> => {
  const translations = languages
    .filter((language) => language !== 'en')
    .map((language) => [language, isNeeded(language) ? text : text.optional()] as const);
  return z.strictObject({ en: text, ...Object.fromEntries(translations) });
};

/** A text as content is written: in every language that content has to come in, perhaps in others. */
export const translatedSchema = (text: z.ZodString) =>
  schemaOf(text, (language) => infoOf(language).isContentTranslated);

/** A text as a pack has it: in English, perhaps in other languages. A pack may be older than a translation. */
export const localizedSchema = (text: z.ZodString) => schemaOf(text, () => false);
