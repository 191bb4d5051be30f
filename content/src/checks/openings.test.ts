import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, heard, opening, talk, turn } from '../testing/written-items.ts';
import { checkOpenings } from './openings.ts';

const faultsOf = (second?: string) => found(checkOpenings, bankOf(7, talk(turn('[a, b, c]', 1), opening(second))));

describe('blanks of an opening', () => {
  it.each([
    ['no fault', undefined],
    ['no fault with another word for what is heard', heard('Its color is ___.', 'navy', '[blue]')],
    ['no fault when the explanation quotes what is heard', heard('It is ___.', 'blue', '[]', 'He has "a blue bag".')],
  ])('finds %s', (_, sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
  });

  it.each([
    ['a sentence without a blank', heard('The bag is new.', 'blue'), 'a sentence has one blank, ___.'],
    ['two blanks', heard('The ___ is ___.', 'blue'), 'a sentence has one blank, ___.'],
    ['an answer that is not heard', heard('The bag is ___.', 'green'), '"green" is not heard.'],
    ['part of a word', heard('The bag is ___.', 'lue'), '"lue" is not heard.'],
    ['the wrong order', heard('You ___ him.', 'meet'), '"meet" is heard before the blank above.'],
    ['a long answer', heard('You see ___.', 'a blue bag'), '"a blue bag" has more than 2 words.'],
    ['an answer that is given away', heard('The blue bag is ___.', 'blue'), '"blue" is in its own sentence.'],
    ['a repeated answer', heard('It is ___.', 'blue', '[the Blue]'), '"the Blue" is right without being listed.'],
    ['a long explanation', heard('It is ___.', 'blue', '[]', 'Yes '.repeat(26)), 'why.en has more than 25 words.'],
    [
      'a quote of something else',
      heard('It is ___.', 'blue', '[]', 'He has "a red bag".'),
      'why.en quotes "a red bag", which is not heard.',
    ],
  ])('finds %s', (_, sentence, message) => {
    expect(faultsOf(sentence)).toEqual([
      expect.stringMatching(/^sources\/07-interactive-listening\/first\.yaml:\d+: Blank 2: /),
    ]);
    expect(faultsOf(sentence)[0]).toContain(`Blank 2: ${message}`);
  });

  it('finds a number in words that is not accepted in digits', () => {
    const says = 'You meet your uncle, who has twelve books, near the old stairs.';
    const before = (accept: string) =>
      opening(heard('There are ___ books.', 'twelve', accept)).replace(/says: .*/, `says: ${says}`);
    const faults = (accept: string) => found(checkOpenings, bankOf(7, talk(turn('[a, b, c]', 1), before(accept))));
    expect(faults('[a dozen]')).toEqual([expect.stringContaining('Blank 2: "12" must be accepted.')]);
    expect(faults("['12', a dozen]")).toEqual([]);
  });
});
