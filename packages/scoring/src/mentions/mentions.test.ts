import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstMentioned } from './mentions.ts';

const branches = [
  { mentions: ['sleep', 'stay in bed'], next: 'lazy' },
  { mentions: ['market', 'shop'], next: 'shops' },
];
const nextAfter = (said: string) => firstMentioned(said, branches)?.next;

describe('firstMentioned', () => {
  it.each([
    ['a word', 'I usually sleep until ten.', 'lazy'],
    ['a phrase', 'Well, I stay in bed!', 'lazy'],
    ['any case', 'SHOP with my mother', 'shops'],
    ['the first branch of two that fit', 'We go to the market and then I sleep.', 'lazy'],
    ['nothing in a part of a word', 'I like sleepers and workshops.', undefined],
    ['nothing in a phrase with a gap', 'I stay at home in bed.', undefined],
    ['nothing in nothing', '', undefined],
  ])('finds %s', (_what, said, next) => expect(nextAfter(said)).toBe(next));

  it.each([
    ['don’t', 'I don’t sleep much'],
    ['a contraction with a straight apostrophe, two words before', "I didn't really sleep"],
    ['not, three words before', 'I do not like to shop'],
    ['never', 'I never sleep late'],
    ['no', 'there is no market'],
    ['cannot', 'I cannot sleep'],
  ])('ignores a mention that is negated by %s', (_what, said) => expect(nextAfter(said)).toBeUndefined());

  it.each([
    ['too far away', 'I do not think that people like markets but I sleep', 'lazy'],
    ['of another sentence', 'No. I sleep.', 'lazy'],
    ['before a comma', 'No, I sleep until noon', 'lazy'],
    ['of one of two mentions', 'I never sleep at school, I sleep at home', 'lazy'],
    ['after the mention', 'I sleep, but not long', 'lazy'],
  ])('counts a mention with a negation %s', (_what, said, next) => expect(nextAfter(said)).toBe(next));

  const word = fc.stringMatching(/^[a-z]{2,8}$/).filter((text) => !['no', 'not', 'never', 'cannot'].includes(text));
  const words = fc.array(word, { maxLength: 6 });

  it('finds a mention wherever it is said, however it is written', () => {
    fc.assert(
      fc.property(
        words,
        fc.array(word, { minLength: 1, maxLength: 3 }),
        words,
        fc.boolean(),
        (before, phrase, after, loud) => {
          const said = [...before, ...phrase, ...after].join(' ');
          const branch = { mentions: [phrase.join(' ')] };
          expect(firstMentioned(loud ? said.toUpperCase() : `“${said}.”`, [branch])).toBe(branch);
        },
      ),
    );
  });

  it('never finds what was not said', () => {
    fc.assert(
      fc.property(words, word, (said, other) => {
        fc.pre(!said.includes(other));
        expect(firstMentioned(said.join(' '), [{ mentions: [other] }])).toBeUndefined();
      }),
    );
  });

  it('is not turned by a negation, only stopped', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 2 }), (mention, between) => {
        fc.pre(!between.includes(mention));
        expect(firstMentioned(['never', ...between, mention].join(' '), [{ mentions: [mention] }])).toBeUndefined();
      }),
    );
  });
});
