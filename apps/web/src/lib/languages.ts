/** Supported languages; every page exists in all of them. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The tag of each language in HTML (BCP 47). */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans' };
