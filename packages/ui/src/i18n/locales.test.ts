import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { namespaces } from './use-messages.ts';
import { zh } from './zh.ts';

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

describe.each(namespaces)('the %s texts', (namespace) => {
  const english = entries(en.messages[namespace]);
  const chinese = entries(zh.messages[namespace]);

  it('have the same keys in English and Chinese', () => {
    expect(keys(zh.messages[namespace])).toEqual(keys(en.messages[namespace]));
  });

  it('leave no text empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fill the same places in Chinese as in English, count apart', () => {
    const placesByKey = (list: [string, string][]) => {
      const byKey = new Map<string, Set<string | undefined>>();
      for (const [key, text] of list) {
        const stem = key.replace(plural, '');
        byKey.set(stem, new Set([...(byKey.get(stem) ?? []), ...places(text)]));
      }
      return Object.fromEntries(
        [...byKey].map(([key, set]) => [key, [...set].filter((name) => name !== 'count').toSorted(byText)]),
      );
    };
    expect(placesByKey(chinese)).toEqual(placesByKey(english));
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
    expect(chinese.filter(([, text]) => text.includes('您'))).toEqual([]);
  });
});
