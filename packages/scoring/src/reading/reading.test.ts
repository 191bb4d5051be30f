import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeReadingStep, type ReadingKey, summariseReading } from './reading.ts';

const blanks: ReadingKey = { kind: 'blanks', answers: ['began', 'broke', 'from', 'away'] };
const choice: ReadingKey = { kind: 'choice', answer: 'More Than a Repair' };
const highlight: ReadingKey = { kind: 'highlight', passage: 'He asked for a story instead.', answer: 'a story' };

describe('a step of interactive reading', () => {
  it('weighs each blank of a step equally and counts an empty one as wrong', () => {
    expect(gradeReadingStep(blanks, { kind: 'blanks', chosen: ['began', null, 'by', 'away'] })).toEqual({
      kind: 'blanks',
      score: 0.5,
      correctCount: 2,
      blanks: [
        { given: 'began', expected: 'began', correct: true },
        { given: null, expected: 'broke', correct: false },
        { given: 'by', expected: 'from', correct: false },
        { given: 'away', expected: 'away', correct: true },
      ],
    });
  });

  it('grades a choice as right or wrong', () => {
    expect(gradeReadingStep(choice, { kind: 'choice', chosen: 'More Than a Repair' }).score).toBe(1);
    expect(gradeReadingStep(choice, { kind: 'choice', chosen: 'The Last Ship' }).score).toBe(0);
    expect(gradeReadingStep(choice, { kind: 'choice', chosen: null }).score).toBe(0);
  });

  it('grades a highlight by the words of its own passage', () => {
    expect(gradeReadingStep(highlight, { kind: 'highlight', range: { start: 3, end: 4 } }).score).toBe(1);
    expect(gradeReadingStep(highlight, { kind: 'highlight', range: { start: 3, end: 3 } }).score).toBe(0.5);
    expect(gradeReadingStep(highlight, undefined).score).toBe(0);
  });
});

describe('the whole question', () => {
  it('weighs every step equally, however many blanks it has', () => {
    const steps = [
      gradeReadingStep(blanks, undefined),
      gradeReadingStep(choice, { kind: 'choice', chosen: 'More Than a Repair' }),
    ];
    expect(summariseReading(steps).score).toBe(0.5);
    expect(summariseReading([]).score).toBe(0);
  });

  it('scores between the worst and the best step', () => {
    const step = fc
      .array(fc.boolean(), { minLength: 1 })
      .map((right) =>
        gradeReadingStep(
          { kind: 'blanks', answers: right.map(() => 'x') },
          { kind: 'blanks', chosen: right.map((yes) => (yes ? 'x' : null)) },
        ),
      );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const scores = steps.map(({ score }) => score);
        const { score } = summariseReading(steps);
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9);
        expect(score).toBeLessThanOrEqual(Math.max(...scores) + 1e-9);
      }),
    );
  });
});
