import { findLanguage, infoOf, type Language, type LocalizedText, languages, tagOf } from '@rehearse/languages';

/** Language of meanings; `both` is every language. */
export type MeaningLanguage = Language | 'both';

/** Languages of meanings: those that the word book is translated into. */
export const meaningLanguages: readonly MeaningLanguage[] = [
  ...languages.filter((language) => infoOf(language).isContentTranslated),
  'both',
];

/** The default language of meanings: that of the interface, or English if the word book has no such meanings. */
export function defaultMeaningLanguage(interfaceLanguage: string): MeaningLanguage {
  const language = findLanguage(interfaceLanguage);
  return meaningLanguages.find((known) => known === language) ?? 'en';
}

/** The meanings of a word. */
export interface Explained {
  /** In simple English; null for none. */
  definition: string | null;
  /** In Chinese, or in the learner's own words. */
  meanings: readonly string[];
}

/** Meanings in one language. */
export interface MeaningsInLanguage {
  /** BCP 47 tag. */
  lang: string;
  texts: readonly string[];
}

/** The meanings in the chosen language, or in another one if there are none. */
export function meaningsIn({ definition, meanings }: Explained, choice: MeaningLanguage): MeaningsInLanguage[] {
  const english: MeaningsInLanguage[] = definition === null ? [] : [{ lang: tagOf('en'), texts: [definition] }];
  const chinese: MeaningsInLanguage[] = meanings.length === 0 ? [] : [{ lang: tagOf('zh'), texts: meanings }];
  if (choice === 'both') return [...english, ...chinese];
  const [wanted, other] = choice === 'zh' ? [chinese, english] : [english, chinese];
  return wanted.length > 0 ? wanted : other;
}

/** The translations of an example sentence in the chosen language. */
export function translationsIn(example: LocalizedText, choice: MeaningLanguage): { lang: string; text: string }[] {
  return languages
    .filter((language) => language !== 'en' && (choice === 'both' || choice === language))
    .flatMap((language) => {
      const text = example[language];
      return text ? [{ lang: tagOf(language), text }] : [];
    });
}
