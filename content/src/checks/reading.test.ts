import { describe, expect, it } from 'vitest';
import { bankOf, whyOf } from '../testing/items.ts';
import { found } from '../testing/written-items.ts';
import { checkHighlights, checkReading } from './reading.ts';

describe('interactive reading', () => {
  const reading = (first: string, second: string, highlight: string) => `- id: 900001
  title: Tea
  passage:
    - ${first}
    - ${second}
  blanks:
    - { options: [hot, cold, blue], answer: 1 }
  missing: { options: [It is old., It is new., It is red.], answer: 1 }
  highlights:
    - { question: What?, answer: ${highlight} }
    - { question: Who?, answer: Many people }
  idea: { options: [a, b, c], answer: 1 }
  heading: { options: [a, b, c], answer: 1 }
  stepWhy:
    blanks: { en: Tea is hot., zh: 茶是热的。 }
    missing: { en: It is old., zh: 它很老。 }
    highlights:
      - { en: They drink it., zh: 他们喝它。 }
      - { en: Many do., zh: 很多人喝。 }
    idea: { en: The idea is a., zh: 主旨是 a。 }
    heading: { en: The title is a., zh: 标题是 a。 }
${whyOf('tea')}`;

  it.each([
    ['no fault', '"Tea is {1}."', '"Many people drink it. {missing}"', 'drink it', undefined],
    ['a wrong number', '"Tea is {2}."', '"Many people drink it. {missing}"', 'drink it', '3: Paragraph 1 must have'],
    ['no gap', '"Tea is {1}."', '"Many people drink it."', 'drink it', '3: {missing} occurs 0 times'],
    [
      'a highlight that does not occur',
      '"Tea is {1}."',
      '"Many people drink it. {missing}"',
      'like it',
      '10: The answer occurs 0',
    ],
    [
      'a highlight that occurs twice',
      '"Tea is {1}."',
      '"Many people drink it, Tea is fine. {missing}"',
      'Tea is',
      '10: The answer occurs 2',
    ],
  ])('finds %s', (_name, first, second, highlight, message) => {
    const faults = found(checkReading, bankOf(9, reading(first, second, highlight)));
    expect(faults).toEqual(message ? [expect.stringContaining(`09-interactive-reading/first.yaml:${message}`)] : []);
  });

  it('finds highlights that are too short to be read for', () => {
    const ten = Array.from({ length: 10 }, (_, n) =>
      reading('"Tea is {1}."', '"Many people drink it. {missing}"', 'drink it').replace('900001', `90000${n}`),
    );
    expect(found(checkHighlights, bankOf(9, ten.join('')))).toEqual([
      'sources/09-interactive-reading:1: 100% of the highlights have 2 words or fewer; at most 5%.',
    ]);
  });
});
