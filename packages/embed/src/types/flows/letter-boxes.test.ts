import { describe, expect, it } from 'vitest';
import { passageSegments, readLetters, segmentsOf } from './letter-boxes.ts';

const word = (answer: string) => ({ kind: 'word' as const, answer, clues: [answer[0] ?? null, null] });

describe('the segments of a template', () => {
  it('put each word in the place of its placeholder', () => {
    expect(segmentsOf('A {} on {}.', [word('cat'), word('mat')])).toEqual([
      { kind: 'text', text: 'A ' },
      word('cat'),
      { kind: 'text', text: ' on ' },
      word('mat'),
      { kind: 'text', text: '.' },
    ]);
  });

  it('begin and end with a word where the template does', () => {
    expect(segmentsOf('{} sat{}', [word('cat'), word('down')])).toEqual([
      word('cat'),
      { kind: 'text', text: ' sat' },
      word('down'),
    ]);
  });
});

it('the words of a passage have other right answers and explanations, if the host knows any', () => {
  const blankList = [
    { clues: ['c', 'a', null], answer: 'cat', acceptedAnswers: ['cab'] },
    { clues: ['m', null, 't'], answer: 'mat', explanation: { en: 'It lies on the floor.', zh: '铺在地上。' } },
  ];
  expect(passageSegments({ sentenceTemplate: 'A {} on a {}.', blankList }, 'zh')).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'word', clues: ['c', 'a', null], answer: 'cat', accepted: ['cab'] },
    { kind: 'text', text: ' on a ' },
    { kind: 'word', clues: ['m', null, 't'], answer: 'mat', explanation: '铺在地上。' },
    { kind: 'text', text: '.' },
  ]);
});

describe('an earlier answer in letters', () => {
  it('reads as words, with a low line for each empty box', () => {
    const answer = JSON.stringify([
      ['', 'a', ''],
      ['', 'o', 'g'],
    ]);
    const words = [
      { kind: 'word' as const, answer: 'cat', clues: ['c', null, null] },
      { kind: 'word' as const, answer: 'dog', clues: ['d', null, null] },
    ];
    expect(readLetters(answer, words)).toEqual([{ part: 'whole', text: 'ca_ · dog' }]);
  });

  it('is shown unchanged when it is of another kind', () => {
    expect(readLetters('harbour', [])).toEqual([{ part: 'whole', text: 'harbour' }]);
  });
});
