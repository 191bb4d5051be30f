import type { DictationResult } from '@rehearse/scoring';

/** The dictated and the typed sentence. */
export const dictation = {
  text: 'She has already sent the parcel to her cousin in Lagos.',
  given: 'She has allready send the parcel to cousin in Lagos.',
};

/** Result of `gradeDictation`, precomputed so that the page need not load the grading code. */
export const gradedDictation: DictationResult = {
  score: 0.8375,
  words: [
    { kind: 'match', expected: 'She', after: '', given: 'She', cost: 0, lost: 0 },
    { kind: 'match', expected: 'has', after: '', given: 'has', cost: 0, lost: 0 },
    {
      kind: 'near',
      expected: 'already',
      after: '',
      given: 'allready',
      cost: 0.3625,
      letters: [
        { kind: 'same', letter: 'a' },
        { kind: 'same', letter: 'l' },
        { kind: 'extra', given: 'l' },
        { kind: 'same', letter: 'r' },
        { kind: 'same', letter: 'e' },
        { kind: 'same', letter: 'a' },
        { kind: 'same', letter: 'd' },
        { kind: 'same', letter: 'y' },
      ],
      lost: 0.03295454545454545,
    },
    {
      kind: 'near',
      expected: 'sent',
      after: '',
      given: 'send',
      cost: 0.425,
      letters: [
        { kind: 'same', letter: 's' },
        { kind: 'same', letter: 'e' },
        { kind: 'same', letter: 'n' },
        { kind: 'wrong', expected: 't', given: 'd' },
      ],
      lost: 0.038636363636363635,
    },
    { kind: 'match', expected: 'the', after: '', given: 'the', cost: 0, lost: 0 },
    { kind: 'match', expected: 'parcel', after: '', given: 'parcel', cost: 0, lost: 0 },
    { kind: 'match', expected: 'to', after: '', given: 'to', cost: 0, lost: 0 },
    { kind: 'missing', expected: 'her', after: '', cost: 1, lost: 0.09090909090909091 },
    { kind: 'match', expected: 'cousin', after: '', given: 'cousin', cost: 0, lost: 0 },
    { kind: 'match', expected: 'in', after: '', given: 'in', cost: 0, lost: 0 },
    { kind: 'match', expected: 'Lagos', after: '.', given: 'Lagos', cost: 0, lost: 0 },
  ],
  expectedCount: 11,
  correctCount: 8,
  expected: 'She has already sent the parcel to her cousin in Lagos.',
};
