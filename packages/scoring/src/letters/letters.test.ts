import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeLetters, gradeWord, type LetterWord } from './letters.ts';

const bridge: LetterWord = { clues: ['b', 'r', 'i', null, null, null], answer: 'bridge' };

describe('letter boxes', () => {
  it('distinguishes given, correct and wrong letters, whatever their case', () => {
    expect(gradeLetters([bridge], [['', '', '', 'D', 'g', 'a']])).toEqual({
      words: [
        {
          boxes: [
            { state: 'given', given: 'b', expected: 'b' },
            { state: 'given', given: 'r', expected: 'r' },
            { state: 'given', given: 'i', expected: 'i' },
            { state: 'correct', given: 'D', expected: 'd' },
            { state: 'correct', given: 'g', expected: 'g' },
            { state: 'wrong', given: 'a', expected: 'e' },
          ],
          correct: false,
          expected: 'bridge',
        },
      ],
      lettersAsked: 3,
      lettersCorrect: 2,
      wordsAsked: 1,
      wordsCorrect: 0,
      score: 0,
    });
  });

  it('accepts an alternative, but only one that fits the given letters', () => {
    const word: LetterWord = { clues: ['s', null, null, null], answer: 'shop', accepted: ['shed', 'barn', 'stall'] };
    expect(gradeWord(word, ['', 'h', 'e', 'd'])).toMatchObject({ correct: true, expected: 'shed' });
    expect(gradeWord(word, ['', 'a', 'r', 'n'])).toMatchObject({ correct: false, expected: 'shop' });
  });

  it('ignores an alternative of another length', () => {
    const word: LetterWord = { clues: ['s', null, null], answer: 'sea', accepted: ['shed', 'sh', 'sky'] };
    expect(gradeWord(word, ['', 'h', 'e'])).toMatchObject({ expected: 'sea' });
    expect(gradeWord(word, ['', 'k', 'y'])).toMatchObject({ expected: 'sky', correct: true });
  });

  it('never counts a box beyond the answer as right, not even a blank one', () => {
    const tooLong: LetterWord = { clues: ['s', null, null], answer: 'sh' };
    expect(gradeWord(tooLong, ['', 'h', ''])).toMatchObject({
      correct: false,
      boxes: [{ state: 'given' }, { state: 'correct' }, { state: 'wrong', given: '', expected: '' }],
    });
  });

  it('marks an untouched box as blank', () => {
    expect(gradeLetters([bridge], []).words[0]?.boxes.slice(3)).toEqual([
      { state: 'wrong', given: '', expected: 'd' },
      { state: 'wrong', given: '', expected: 'g' },
      { state: 'wrong', given: '', expected: 'e' },
    ]);
  });

  it('treats a letter and its accent as one', () => {
    const cafe: LetterWord = { clues: ['c', null, null, null], answer: 'café' };
    expect(gradeWord(cafe, ['', 'a', 'f', 'e\u0301'])).toMatchObject({ correct: true });
    expect(gradeWord(cafe, ['', 'a', 'f', 'e'])).toMatchObject({ correct: false });
  });

  it('counts a blank as wrong', () => {
    expect(gradeLetters([bridge], [])).toMatchObject({ lettersAsked: 3, lettersCorrect: 0, score: 0 });
  });

  it('scores 0 for a question without words', () => {
    expect(gradeLetters([], [])).toMatchObject({ wordsAsked: 0, score: 0 });
  });
});

const word = fc.stringMatching(/^[a-zé]{1,12}$/).chain((answer) =>
  fc.array(fc.boolean(), { minLength: [...answer].length, maxLength: [...answer].length }).map(
    (given): LetterWord => ({
      answer,
      clues: [...answer].map((letter, index) => (given[index] ? letter : null)),
    }),
  ),
);

describe('letter boxes, for any words', () => {
  it('always accepts the answer itself', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const result = gradeLetters(
          words,
          words.map((each) => [...each.answer.toUpperCase()]),
        );
        expect(result.score).toBe(1);
        expect(result.lettersCorrect).toBe(result.lettersAsked);
      }),
    );
  });

  it('returns one box per clue and a score between 0 and 1, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(word), fc.array(fc.array(fc.string())), (words, entries) => {
        const result = gradeLetters(words, entries);
        expect(result.words.map((each) => each.boxes.length)).toEqual(words.map((each) => each.clues.length));
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(1);
      }),
    );
  });
});
