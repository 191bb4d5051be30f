import { type Ability, type Estimate, estimateOf } from './ability.ts';
import {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  type MeasuredSkill,
  SCORE_STEP,
  type SkillWeights,
  skills,
  toReported,
} from './skills.ts';

/** A range of scores that is meant to hold the true one in 80 % of cases; both ends are scores of the exam. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** The integrated subscores of the exam, each of two skills. */
export const integratedSkills = {
  literacy: ['reading', 'writing'],
  comprehension: ['reading', 'listening'],
  conversation: ['listening', 'speaking'],
  production: ['writing', 'speaking'],
} as const satisfies Record<string, readonly MeasuredSkill[]>;
/** Name of an integrated subscore. */
export type IntegratedSkill = keyof typeof integratedSkills;

/** What a test reports. Null where nothing was measured. */
export interface AbilityReport {
  readonly overall: ScoreRange | null;
  readonly skills: Readonly<Record<MeasuredSkill, ScoreRange | null>>;
  readonly integrated: Readonly<Record<IntegratedSkill, ScoreRange | null>>;
}

/** Half the width of a central range of 80 % of a normal distribution, in standard deviations. */
const Z80 = 1.2816;

/**
 * Standard error in points that all answers of a learner share, because the response model is only nearly right: found with
 * simulated learners who answer by another model (`npm run bench:mock`).
 */
const MODEL_ERROR = 3;

/** The range of an estimate. Its ends are rounded to reported scores, and it is never narrower than one step. */
export function rangeOf({ mean, error }: Estimate): ScoreRange {
  const reach = Z80 * Math.hypot(error, MODEL_ERROR);
  const low = toReported(mean - reach);
  const high = toReported(mean + reach);
  if (low < high) return { low, high };
  return low === HIGHEST_SCORE ? { low: low - SCORE_STEP, high } : { low, high: high + SCORE_STEP };
}

const equally = (names: readonly MeasuredSkill[]): SkillWeights =>
  Object.fromEntries(names.map((name) => [name, 1 / names.length]));

/** How much each skill counts in the overall score. */
export const overallWeights = equally(skills);

/**
 * The ranges of a test.
 *
 * @param measured the skills that at least one answer asked for; others are not reported, although related skills say
 *   something about them. The overall score needs all four.
 */
export function reportOf(ability: Ability, measured: ReadonlySet<MeasuredSkill>): AbilityReport {
  const rangeOfSkills = (names: readonly MeasuredSkill[]) =>
    names.every((name) => measured.has(name)) ? rangeOf(estimateOf(ability, equally(names))) : null;
  const ranges = <Name extends string>(entries: readonly (readonly [Name, readonly MeasuredSkill[]])[]) =>
    Object.fromEntries(entries.map(([name, names]) => [name, rangeOfSkills(names)])) as Record<Name, ScoreRange | null>;
  return {
    overall: rangeOfSkills(skills),
    skills: ranges(skills.map((skill) => [skill, [skill]] as const)),
    integrated: ranges(Object.entries(integratedSkills) as [IntegratedSkill, readonly MeasuredSkill[]][]),
  };
}

/** Whether a score can be on the scale at all. */
export const isScore = (points: number): boolean =>
  points >= LOWEST_SCORE && points <= HIGHEST_SCORE && points % SCORE_STEP === 0;
