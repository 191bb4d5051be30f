import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evidenceOfEstimate,
  evidenceOfScore,
  expectedScore,
  information,
  type ResponseModel,
} from './response-model.ts';

const gap: ResponseModel = { slope: 0.07, guessing: 0, slipping: 0, parts: 1, spread: 0, careless: 0, mislabeled: 0 };
const word: ResponseModel = { ...gap, guessing: 0.5 };
const passage: ResponseModel = { ...gap, parts: 20, spread: 10 };
const question = { difficulty: 90, uncertainty: 0 };

describe('the expected score', () => {
  it('is half at the difficulty, and half-way between guessing and all where answers can be guessed', () => {
    expect(expectedScore(gap, question, 90)).toBeCloseTo(0.5);
    expect(expectedScore(word, question, 90)).toBeCloseTo(0.75);
  });

  it('rises with ability from guessing to what slips leave', () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 159, noNaN: true }), (ability) => {
        const model = { ...word, slipping: 0.02 };
        const score = expectedScore(model, question, ability);
        expect(score).toBeGreaterThan(0.5);
        expect(score).toBeLessThan(0.98);
        expect(expectedScore(model, question, ability + 1)).toBeGreaterThan(score);
      }),
    );
  });

  it('changes less with ability where the difficulty is uncertain', () => {
    const unsure = { difficulty: 90, uncertainty: 20 };
    expect(expectedScore(gap, unsure, 120)).toBeLessThan(expectedScore(gap, question, 120));
    expect(expectedScore(gap, unsure, 90)).toBeCloseTo(0.5);
  });
});

describe('evidence', () => {
  const better = (evidence: (ability: number) => number) => evidence(120) - evidence(60);

  it('speaks for the abler after a right answer, and for the weaker after a wrong one', () => {
    expect(better(evidenceOfScore(gap, question, 1))).toBeGreaterThan(0);
    expect(better(evidenceOfScore(gap, question, 0))).toBeLessThan(0);
  });

  it('says less if the answer may be guessed', () => {
    expect(better(evidenceOfScore(word, question, 1))).toBeLessThan(better(evidenceOfScore(gap, question, 1)));
  });

  it('is strongest near the difficulty for half of the gaps of a passage', () => {
    const evidence = evidenceOfScore(passage, question, 0.5);
    expect(evidence(90)).toBeGreaterThan(evidence(70));
    expect(evidence(90)).toBeGreaterThan(evidence(110));
  });

  it('lets one odd answer say only so much, since the learner may not have looked at it', () => {
    const missed = evidenceOfScore({ ...passage, careless: 0.04 }, { difficulty: 30, uncertainty: 5 }, 0);
    expect(missed(60) - missed(140)).toBeLessThan(Math.log(50));
  });

  it('of an estimate is a normal curve with the error of the estimate', () => {
    const evidence = evidenceOfEstimate(100, 10);
    expect(evidence(100) - evidence(110)).toBeCloseTo(0.5);
    expect(evidence(100) - evidence(120)).toBeCloseTo(2);
  });
});

describe('information', () => {
  it('is highest at the difficulty without guessing, and above it with guessing', () => {
    const best = (model: ResponseModel) => {
      const abilities = Array.from({ length: 151 }, (_, step) => 10 + step);
      return abilities.toSorted((a, b) => information(model, question, b) - information(model, question, a))[0];
    };
    expect(best(gap)).toBe(90);
    expect(best(word)).toBeGreaterThan(95);
  });

  it('grows with the parts, but never beyond what is known about the difficulty', () => {
    const many = { ...passage, parts: 10_000 };
    expect(information(passage, question, 90)).toBeGreaterThan(information(gap, question, 90));
    expect(information(many, { difficulty: 90, uncertainty: 10 }, 90)).toBeLessThan(1 / 200);
  });
});
