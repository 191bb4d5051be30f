import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { cloze, found, lexicon, passage } from '../testing/written-items.ts';
import { checkLetters } from './letters.ts';

describe('letters', () => {
  const check = checkLetters(lexicon);
  const at = (line: number, message: string) => expect.stringMatching(new RegExp(`\\.yaml:${line}: .*${message}`));

  it.each([
    ['two damaged words', cloze('"The so{up} needs more s{alt}."'), 2, '2 damaged words instead of one'],
    ['no damaged word', cloze('The soup needs salt.'), 2, '0 damaged words'],
    ['no given letter', cloze('"The soup needs more {salt}."'), 2, 'has no given letter'],
    ['a word that does not exist', cloze('"The soup needs more sl{orp}."'), 2, 'not in any word list'],
    ['an accepted word of other letters', cloze('"We need s{alt}."', '  accept: [pepper]\n'), 3, 'does not fit'],
    ['the answer among the accepted words', cloze('"We need s{alt}."', '  accept: [salt]\n'), 3, 'the answer itself'],
  ])('finds a cloze with %s', (_name, yaml, line, message) => {
    expect(found(check, bankOf(10, yaml))).toContainEqual(at(line, message));
  });

  it.each([
    ['a damaged first sentence', '"Ra{in} falls. It is wet. We like it."', 'first sentence'],
    ['a damaged last sentence', '"Rain falls. It is wet. We li{ke} it."', 'last sentence'],
    ['too few damaged words', '"Rain falls. It is we{t}. We like it."', '1 damaged words'],
    [
      'a sentence without damage',
      '"Rain falls. It is we{t}. We go in. We like it."',
      'No word is damaged in "We go in."',
    ],
    ['a missing first half', '"Rain falls. The {wa}ter is cold. We like it."', 'second half'],
  ])('finds a passage with %s', (_name, text, message) => {
    expect(found(check, bankOf(8, passage(text)))).toContainEqual(at(3, message));
  });

  it.each([
    ['of which it is not clear where', '{ in: it is, word: is, others: [as] }', '"it is" must occur once'],
    ['without a gap', '{ in: Rain falls, word: Rain, others: [Ruin] }', '"Rain" is not a gap in either test.'],
    ['that does not fit', '{ in: The water, word: water, others: [wader] }', 'does not fit the given letters'],
  ])('finds another word of a passage %s', (_name, accept, message) => {
    const yaml = passage('"Rain falls. The wat{er} is cold. We like it."').replace(
      '  why:',
      `  accept:\n    - ${accept}\n  why:`,
    );
    expect(found(check, bankOf(8, yaml))).toContainEqual(expect.stringContaining(message));
  });
});
