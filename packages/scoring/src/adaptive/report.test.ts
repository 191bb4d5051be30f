import { describe, expect, it } from 'vitest';
import { afterEvidence, unknownAbility } from './ability.ts';
import { rangeOf, reportOf } from './report.ts';
import { evidenceOfEstimate } from './response-model.ts';
import { type MeasuredSkill, skills } from './skills.ts';

describe('a range', () => {
  it('has ends that the exam could report', () => {
    // with the model's error of 3 points: 101 ± 1.28 × 5
    expect(rangeOf({ mean: 101, error: 4 })).toEqual({ low: 95, high: 105 });
  });

  it('stays on the scale', () => {
    expect(rangeOf({ mean: 158, error: 10 }).high).toBe(160);
    expect(rangeOf({ mean: 12, error: 10 }).low).toBe(10);
  });

  it.each([10, 57, 100, 160])('around %s is never a single number', (mean) => {
    const { low, high } = rangeOf({ mean, error: 0 });
    expect(high - low).toBeGreaterThanOrEqual(5);
    expect(low).toBeGreaterThanOrEqual(10);
    expect(high).toBeLessThanOrEqual(160);
  });
});

describe('a report', () => {
  const ability = skills.reduce(
    (known, skill) => afterEvidence(known, { [skill]: 1 }, evidenceOfEstimate(120, 8)),
    unknownAbility(),
  );
  const report = (...measured: MeasuredSkill[]) => reportOf(ability, new Set(measured));

  it('has a range for everything that was measured', () => {
    const { overall, skills: bySkill, integrated } = report(...skills);
    for (const range of [overall, ...Object.values(bySkill), ...Object.values(integrated)]) {
      expect(range?.low).toBeLessThanOrEqual(120);
      expect(range?.high).toBeGreaterThanOrEqual(115);
    }
  });

  it('has no number for a skill that nothing measured, nor for what needs it', () => {
    const { overall, skills: bySkill, integrated } = report('reading', 'listening', 'writing');
    expect(bySkill.speaking).toBeNull();
    expect(integrated.conversation).toBeNull();
    expect(integrated.production).toBeNull();
    expect(overall).toBeNull();
    expect(integrated.comprehension).not.toBeNull();
    expect(integrated.literacy).not.toBeNull();
  });
});
