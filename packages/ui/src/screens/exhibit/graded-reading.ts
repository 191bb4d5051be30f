import type { ReadAloudResult } from '@rehearse/scoring';

/** The text to read and the words heard. */
export const reading = {
  text: 'If you water the plants too often, the roots cannot breathe and the leaves turn yellow.',
  heard: 'if you water the plants to often the roots cannot breath and leaves turn yellow',
};

/** Result of `gradeReadAloud`. */
export const gradedReading: ReadAloudResult = {
  estimate: true,
  completeness: 0.9375,
  accuracy: 0.8666666666666667,
  words: [
    { kind: 'match', expected: 'If', after: '', given: 'if', cost: 0 },
    { kind: 'match', expected: 'you', after: '', given: 'you', cost: 0 },
    { kind: 'match', expected: 'water', after: '', given: 'water', cost: 0 },
    { kind: 'match', expected: 'the', after: '', given: 'the', cost: 0 },
    { kind: 'match', expected: 'plants', after: '', given: 'plants', cost: 0 },
    {
      kind: 'near',
      expected: 'too',
      after: '',
      given: 'to',
      cost: 0.4666666666666666,
      letters: [
        { kind: 'same', letter: 't' },
        { kind: 'same', letter: 'o' },
        { kind: 'missing', expected: 'o' },
      ],
    },
    { kind: 'match', expected: 'often', after: ',', given: 'often', cost: 0 },
    { kind: 'match', expected: 'the', after: '', given: 'the', cost: 0 },
    { kind: 'match', expected: 'roots', after: '', given: 'roots', cost: 0 },
    { kind: 'match', expected: 'cannot', after: '', given: 'cannot', cost: 0 },
    {
      kind: 'near',
      expected: 'breathe',
      after: '',
      given: 'breath',
      cost: 0.3714285714285714,
      letters: [
        { kind: 'same', letter: 'b' },
        { kind: 'same', letter: 'r' },
        { kind: 'same', letter: 'e' },
        { kind: 'same', letter: 'a' },
        { kind: 'same', letter: 't' },
        { kind: 'same', letter: 'h' },
        { kind: 'missing', expected: 'e' },
      ],
    },
    { kind: 'match', expected: 'and', after: '', given: 'and', cost: 0 },
    { kind: 'missing', expected: 'the', after: '', cost: 1 },
    { kind: 'match', expected: 'leaves', after: '', given: 'leaves', cost: 0 },
    { kind: 'match', expected: 'turn', after: '', given: 'turn', cost: 0 },
    { kind: 'match', expected: 'yellow', after: '.', given: 'yellow', cost: 0 },
  ],
  expectedCount: 16,
};
