import { describe, expect, it } from 'vitest';
import { afterEvidence, estimateOf, PRIOR, unknownAbility } from './ability.ts';
import { overallWeights } from './report.ts';
import { evidenceOfEstimate } from './response-model.ts';

describe('what is known before the first answer', () => {
  it('is the middle of the scale, as wide in each skill as the prior', () => {
    expect(estimateOf(unknownAbility(), { reading: 1 })).toEqual({ mean: PRIOR.mean, error: PRIOR.error });
  });

  it('is more certain about all skills together than about one', () => {
    const overall = estimateOf(unknownAbility(), overallWeights);
    expect(overall.mean).toBeCloseTo(PRIOR.mean);
    expect(overall.error).toBeLessThan(PRIOR.error);
  });
});

describe('evidence about reading', () => {
  const before = unknownAbility();
  const after = afterEvidence(before, { reading: 1 }, evidenceOfEstimate(130, 10));

  it('combines with the prior as two normal distributions do', () => {
    // precision-weighted mean of 88 ± 36 and 130 ± 10
    const precision = 1 / 36 ** 2 + 1 / 10 ** 2;
    const { mean, error } = estimateOf(after, { reading: 1 });
    expect(mean).toBeCloseTo((88 / 36 ** 2 + 130 / 10 ** 2) / precision, 1);
    expect(error).toBeCloseTo(Math.sqrt(1 / precision), 1);
  });

  it('says something about the other skills, but less', () => {
    const reading = estimateOf(after, { reading: 1 });
    const speaking = estimateOf(after, { speaking: 1 });
    expect(speaking.mean).toBeGreaterThan(PRIOR.mean);
    expect(speaking.mean).toBeLessThan(reading.mean);
    expect(speaking.error).toBeLessThan(PRIOR.error);
    expect(speaking.error).toBeGreaterThan(reading.error);
  });

  it('leaves what was known as it was', () => {
    expect(before).toEqual(unknownAbility());
  });
});

it('many texts of one learner leave the doubt that the corrector likes how this learner writes', () => {
  const written = { writing: 1, leniencyInWriting: 1 };
  let ability = unknownAbility();
  for (let text = 0; text < 200; text++) ability = afterEvidence(ability, written, evidenceOfEstimate(110, 12));
  const { mean, error } = estimateOf(ability, { writing: 1 });
  expect(mean).toBeGreaterThan(105);
  expect(error).toBeGreaterThan(0.9 * PRIOR.leniency);
  expect(error).toBeLessThan(PRIOR.leniency + 1);
});
