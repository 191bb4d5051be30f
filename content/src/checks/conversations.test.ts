import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, talk, turn } from '../testing/written-items.ts';
import { checkConversations } from './conversations.ts';

describe('conversations', () => {
  const four = (says: string) =>
    [1, 2, 3, 4]
      .map((n) => talk(turn('[a, b, c]', 1)).replace('700001', `70000${n}`).replaceAll('Hello there.', says))
      .join('');

  it.each([
    ['no fault', 'Hello there.', undefined],
    ['turns that are too long to remember', Array(23).fill('word').join(' '), 'Half of the turns have 23 words'],
    ['turns of many sentences', 'One. Two. Three. Four.', '100% of the turns have more than 3 sentences'],
  ])('finds %s', (_name, says, message) => {
    const faults = found(checkConversations, bankOf(7, four(says)));
    expect(faults).toEqual(message ? [expect.stringContaining(message)] : []);
  });
});
