import { expect, it } from 'vitest';
import {
  byLanguage,
  findLanguage,
  infoOf,
  isReadableIn,
  isWrittenIn,
  joinSentences,
  languageInfo,
  languageNameIn,
  languages,
  tagOf,
  textIn,
} from './index.ts';

it('English comes first: it is what others fall back to', () => {
  expect(languages[0]).toBe('en');
  expect(languageInfo.en.isContentTranslated).toBe(true);
});

it('every language has a tag of its own code', () => {
  expect(Object.values(byLanguage((language) => findLanguage(languageInfo[language].tag)))).toEqual(languages);
});

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['ZH-tw', 'zh'],
  ['zh-Hans', 'zh'],
  ['fr', undefined],
  ['', undefined],
  [null, undefined],
])('the language of the tag %j is %j', (tag, language) => {
  expect(findLanguage(tag)).toBe(language);
});

it('a tag of no language is treated as English', () => {
  expect(infoOf('fr-FR')).toBe(languageInfo.en);
});

it('the tag of a language that the product lacks is its code', () => {
  expect([tagOf('zh'), tagOf('fr')]).toEqual(['zh-Hans', 'fr']);
});

it('a language has a name in every other', () => {
  expect([languageNameIn('zh', 'en'), languageNameIn('en', 'zh'), languageNameIn('fr', 'en')]).toEqual([
    'Chinese',
    '英语',
    'French',
  ]);
});

it('English is readable where letters are Latin, and not for readers of Chinese', () => {
  expect([isReadableIn('Try again.', 'en'), isReadableIn('Try again.', 'zh'), isReadableIn('重试', 'zh')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('a text is read in the language, else in English', () => {
  const text = { en: 'bridge', zh: '桥' };
  expect(textIn(text, 'zh-Hans')).toBe('桥');
  expect(textIn(text, 'fr')).toBe('bridge');
  expect(textIn({ en: 'bridge' }, 'zh')).toBe('bridge');
  expect(textIn({ en: 'bridge', zh: '' }, 'zh')).toBe('bridge');
});

it('sentences are joined as the language does', () => {
  expect(joinSentences(['One.', 'Two.'], 'en')).toBe('One. Two.');
  expect(joinSentences(['一。', '二。'], 'zh-Hans')).toBe('一。二。');
});

it('a text is written in a language when it has letters of its script', () => {
  expect(isWrittenIn('用 bridge 造句', 'zh')).toBe(true);
  expect(isWrittenIn('bridge', 'zh')).toBe(false);
  expect(isWrittenIn('bridge', 'en')).toBe(true);
  expect(isWrittenIn('桥', 'en')).toBe(false);
});
