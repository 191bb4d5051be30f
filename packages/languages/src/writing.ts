import { infoOf, type LanguageInfo, tagOf } from './languages.ts';

type Script = LanguageInfo['script'];

const letters: Readonly<Record<Script, RegExp>> = { Latin: /\p{Script=Latin}/u, Han: /\p{Script=Han}/u };
const fullStops: Readonly<Record<Script, string>> = { Latin: '.', Han: '。' };
const sentenceGaps: Readonly<Record<Script, string>> = { Latin: ' ', Han: '' };
const listSeparators: Readonly<Record<Script, string>> = { Latin: '; ', Han: '；' };

/** Whether a text has letters of the script of a language. */
export const isWrittenIn = (text: string, tag: string): boolean => letters[infoOf(tag).script].test(text);

/** Whether readers of a language can read a text by its letters; English is taken for readable where letters are Latin. */
export const isReadableIn = (text: string, tag: string): boolean =>
  infoOf(tag).script === 'Latin' || isWrittenIn(text, tag);

/** The name of a language in another, such as "Chinese" of `zh` in English. */
export const languageNameIn = (code: string, tag: string): string =>
  new Intl.DisplayNames([tagOf(tag)], { type: 'language' }).of(code) ?? code;

/** What ends a sentence in a language. */
export const fullStopOf = (tag: string): string => fullStops[infoOf(tag).script];

/** Sentences as one text: with spaces in between, unless the language has none. */
export const joinSentences = (sentences: readonly string[], tag: string): string =>
  sentences.join(sentenceGaps[infoOf(tag).script]);

/** What separates the meanings of a word in a language. */
export const listSeparatorOf = (tag: string): string => listSeparators[infoOf(tag).script];
