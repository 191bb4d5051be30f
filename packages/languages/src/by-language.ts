import { fallbackLanguage, findLanguage, type Language, languages } from './languages.ts';

/** One value for every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Values for some languages. */
export type PerLanguage<T> = { readonly [Code in Language]?: T };

/** A text of content: always in English, and in the languages that it was translated into. */
export type LocalizedText = PerLanguage<string> & Readonly<Record<typeof fallbackLanguage, string>>;

/** Makes a value for every language. */
export const byLanguage = <T>(make: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

/** A text in a language, given by its code or tag; in English where there is none in that. */
export function textIn(text: LocalizedText, tag: string): string {
  return text[findLanguage(tag) ?? fallbackLanguage] || text[fallbackLanguage];
}
