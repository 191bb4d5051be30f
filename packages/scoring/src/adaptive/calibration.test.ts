import { describe, expect, it } from 'vitest';
import { type CalibrationAnswer, calibrate, doubtsAbout } from './calibration.ts';
import type { ResponseModel } from './response-model.ts';

const gap: ResponseModel = {
  slope: 0.07,
  guessing: 0,
  slipping: 0.02,
  parts: 1,
  spread: 0,
  careless: 0,
  mislabeled: 0,
};
const before = { difficulty: 90, uncertainty: 12 };

/** Learners from 40 to 140, of whom those above a limit answer rightly. */
const answersAbove = (limit: number, count: number): CalibrationAnswer[] =>
  Array.from({ length: count }, (_, step) => {
    const mean = 40 + (100 * step) / (count - 1);
    return { ability: { mean, error: 5 }, score: mean > limit ? 1 : 0 };
  });

describe('a difficulty', () => {
  it('stays as it was without answers', () => {
    const { difficulty, uncertainty, answers } = calibrate(gap, before, []);
    expect(difficulty).toBeCloseTo(90, 1);
    expect(uncertainty).toBeCloseTo(12, 1);
    expect(answers).toBe(0);
  });

  it('rises when able learners fail, the more the more answers there are', () => {
    const few = calibrate(gap, before, answersAbove(115, 6));
    const many = calibrate(gap, before, answersAbove(115, 60));
    expect(few.difficulty).toBeGreaterThan(91);
    expect(many.difficulty).toBeGreaterThan(few.difficulty);
    expect(many.difficulty).toBeLessThan(118);
    expect(many.uncertainty).toBeLessThan(few.uncertainty);
  });

  it('falls when weak learners succeed', () => {
    expect(calibrate(gap, before, answersAbove(65, 40)).difficulty).toBeLessThan(75);
  });
});

describe('doubts about a question', () => {
  it('are none when scores rise with ability', () => {
    expect(doubtsAbout(calibrate(gap, before, answersAbove(90, 60)))).toEqual([]);
  });

  it('are raised when scores fall with ability, as with a wrong key', () => {
    const turned = answersAbove(90, 60).map(({ ability, score }) => ({ ability, score: 1 - score }));
    expect(doubtsAbout(calibrate(gap, before, turned))).toEqual(['misfit', 'unrelated']);
  });

  it('are not raised by one lucky guess of a weak learner', () => {
    const hard = answersAbove(120, 60);
    const lucky = hard.map((answer, index) => (index === 6 ? { ...answer, score: 1 } : answer));
    const calibration = calibrate(gap, { difficulty: 120, uncertainty: 3 }, lucky);
    expect(calibration.misfit).toBeGreaterThan(1.5);
    expect(doubtsAbout(calibration)).toEqual([]);
  });

  it('wait for thirty answers', () => {
    const turned = answersAbove(90, 29).map(({ ability, score }) => ({ ability, score: 1 - score }));
    expect(doubtsAbout(calibrate(gap, before, turned))).toEqual([]);
  });
});
