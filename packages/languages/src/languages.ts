/** What the product knows of a language. */
export interface LanguageInfo {
  /** What its speakers call it: shown wherever a language is chosen. */
  readonly nativeName: string;
  /** Its name in English, for operators and authors. */
  readonly englishName: string;
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  /** Country whose variant the texts are written in (ISO 3166), for `og:locale`. */
  readonly region: string;
  /** Unicode script that its texts are written in. */
  readonly script: 'Latin' | 'Han';
  /** Whether the question bank and the lessons come in it as a whole. Otherwise a text that is missing is shown in English. */
  readonly isContentTranslated: boolean;
}

/**
 * Every language of the product by its code, which is also the name of its folders of texts, its key in content, and its
 * value in addresses (`?lng=zh`). English comes first: it is the fallback.
 */
const all = {
  en: {
    nativeName: 'English',
    englishName: 'English',
    tag: 'en',
    region: 'US',
    script: 'Latin',
    isContentTranslated: true,
  },
  zh: {
    nativeName: '中文',
    englishName: 'Chinese',
    tag: 'zh-Hans',
    region: 'CN',
    script: 'Han',
    isContentTranslated: true,
  },
} as const satisfies Readonly<Record<string, LanguageInfo>>;

/** Code of a language of the product. */
export type Language = keyof typeof all;

export const languageInfo: Readonly<Record<Language, LanguageInfo>> = all;

/** The codes of all languages, English first. */
export const languages = Object.keys(languageInfo) as readonly Language[];

/** The language of a text that another language lacks. */
export const fallbackLanguage = 'en' satisfies Language;

/** The product's language of a BCP 47 tag, whatever its region and script; undefined for a language that it lacks. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === primary);
}

/** The tag of a language by its code; the code itself for a language that the product lacks. */
export function tagOf(code: string): string {
  const language = findLanguage(code);
  return language === undefined ? code : languageInfo[language].tag;
}

/** What the product knows of the language of a tag; of English for a language that it lacks. */
export const infoOf = (tag: string): LanguageInfo => languageInfo[findLanguage(tag) ?? fallbackLanguage];
