import { infoOf, type Language, languages } from '@rehearse/languages';

/** An option that every language has: English under the plain name, the others with their tag. */
export const optionOf = (name: string, language: Language): string =>
  language === 'en' ? name : `${name}-${language}`;

/** The languages that content has to come in. */
export const neededLanguages: readonly Language[] = languages.filter(
  (language) => infoOf(language).isContentTranslated,
);
