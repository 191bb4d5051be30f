import { expect, it } from 'vitest';
import { fillMessage, findMessage } from './messages.ts';

const messages = { words_one: '{{count}} word', words_other: '{{count}} words', deep: { er: 'found' } };

it('finds a text by its dotted key', () => {
  expect(findMessage(messages, 'deep.er', 'en')).toBe('found');
  expect(findMessage(messages, 'deep', 'en')).toBeUndefined();
  expect(findMessage(messages, 'no.such.key', 'en')).toBeUndefined();
});

it('takes the plural form of the language', () => {
  expect(findMessage(messages, 'words', 'en', 1)).toBe('{{count}} word');
  expect(findMessage(messages, 'words', 'en', 0)).toBe('{{count}} words');
  expect(findMessage(messages, 'words', 'zh', 1)).toBe('{{count}} words');
});

it('fills the places and leaves an unknown one visible', () => {
  expect(fillMessage('{{a}} of {{b}}', { a: 0 })).toBe('0 of {{b}}');
});
