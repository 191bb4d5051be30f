import { expect, it } from 'vitest';
import { defaultMeaningLanguage, meaningsIn } from './meanings.ts';

const harvest = { definition: 'the gathering of crops', meanings: ['收获', '收成'] };
const english = { lang: 'en', texts: ['the gathering of crops'] };
const chinese = { lang: 'zh-Hans', texts: ['收获', '收成'] };

it('explains a word in the language that was chosen', () => {
  expect(meaningsIn(harvest, 'en')).toEqual([english]);
  expect(meaningsIn(harvest, 'zh')).toEqual([chinese]);
  expect(meaningsIn(harvest, 'both')).toEqual([english, chinese]);
});

it('explains a word in the other language rather than not at all', () => {
  expect(meaningsIn({ ...harvest, definition: null }, 'en')).toEqual([chinese]);
  expect(meaningsIn({ ...harvest, meanings: [] }, 'zh')).toEqual([english]);
  expect(meaningsIn({ definition: null, meanings: [] }, 'both')).toEqual([]);
});

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['zh-Hans', 'zh'],
  ['zh', 'zh'],
] as const)('begins with the language of the interface: %s', (language, expected) => {
  expect(defaultMeaningLanguage(language)).toBe(expected);
});
