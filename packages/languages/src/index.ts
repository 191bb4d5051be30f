export { type ByLanguage, byLanguage, type LocalizedText, type PerLanguage, textIn } from './by-language.ts';
export {
  fallbackLanguage,
  findLanguage,
  infoOf,
  type Language,
  type LanguageInfo,
  languageInfo,
  languages,
  tagOf,
} from './languages.ts';
export { fullStopOf, isReadableIn, isWrittenIn, joinSentences, languageNameIn, listSeparatorOf } from './writing.ts';
