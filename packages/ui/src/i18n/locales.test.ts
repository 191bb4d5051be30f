import { infoOf, languages } from '@rehearse/languages';
import { describe, expect, it } from 'vitest';
import { en } from './locales/en/index.ts';
import type { Messages } from './messages.ts';
import { namespaces } from './namespaces.ts';
import type { UiLanguage } from './text-source.ts';

const translations = await Promise.all(
  languages
    .filter((language) => language !== 'en')
    .map(async (language) => {
      const module: Record<string, UiLanguage> = await import(`./locales/${language}/index.ts`);
      const [texts = en] = Object.values(module);
      return { language, name: infoOf(language).englishName, texts };
    }),
);

const byText = (a = '', b = '') => a.localeCompare(b, 'en');
const plural = /_(zero|one|two|few|many|other)$/;

function entries(messages: Messages, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : entries(value, `${path}${key}.`),
  );
}
const keys = (messages: Messages) =>
  [...new Set(entries(messages).map(([key]) => key.replace(plural, '')))].toSorted(byText);
const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);

/** The places to fill of each text, its plural forms taken together. */
function placesByKey(list: [string, string][]) {
  const byKey = new Map<string, Set<string | undefined>>();
  for (const [key, text] of list) {
    const stem = key.replace(plural, '');
    byKey.set(stem, new Set([...(byKey.get(stem) ?? []), ...places(text)]));
  }
  return Object.fromEntries(
    [...byKey].map(([key, set]) => [key, [...set].filter((name) => name !== 'count').toSorted(byText)]),
  );
}

it.each(translations)('the texts in $name say which language they are in', ({ language, texts }) => {
  expect(texts.code).toBe(language);
});

describe.each(namespaces)('the %s texts', (namespace) => {
  const english = entries(en.messages[namespace]);

  it.each(translations)('have the same keys in English and $name', ({ texts }) => {
    expect(keys(texts.messages[namespace])).toEqual(keys(en.messages[namespace]));
  });

  it('leave no text empty', () => {
    const all = [en, ...translations.map(({ texts }) => texts)].flatMap(({ messages }) => entries(messages[namespace]));
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(translations)('fill the same places in $name as in English, count apart', ({ texts }) => {
    expect(placesByKey(entries(texts.messages[namespace]))).toEqual(placesByKey(english));
  });

  it('give every counted English text a singular and a plural', () => {
    const counted = english.map(([key]) => key).filter((key) => plural.test(key));
    for (const key of counted) expect(english.map(([k]) => k)).toContain(key.replace(plural, '_other'));
  });

  it('use American spelling, one form of every word', () => {
    const british = /practis|recognis|memoris|summaris|colour|centre|favour|learnt|spelt|cancell|licence|e-mail/i;
    expect(english.filter(([, text]) => british.test(text))).toEqual([]);
  });

  it('address the learner as 你', () => {
    const chinese = translations.flatMap(({ texts }) =>
      texts.code === 'zh' ? entries(texts.messages[namespace]) : [],
    );
    expect(chinese.filter(([, text]) => text.includes('您'))).toEqual([]);
  });
});
