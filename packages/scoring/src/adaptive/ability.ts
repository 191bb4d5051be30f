import type { Evidence } from './response-model.ts';
import { type Loadings, skills, toVector, traits } from './skills.ts';

/** What is known about a learner: a normal distribution over the traits, in points. */
export interface Ability {
  /** In the order of `traits`. */
  readonly mean: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/** What is known about one combination of traits, in points. */
export interface Estimate {
  readonly mean: number;
  /** Standard deviation. */
  readonly error: number;
}

/** What is assumed before the first answer. */
export interface Prior {
  /** The expected ability in every skill. */
  readonly mean: number;
  /** Standard deviation of each skill. */
  readonly error: number;
  /** How far the skills go together, 0..1. */
  readonly correlation: number;
  /** Standard deviation of a corrector's leniency, in points. */
  readonly leniency: number;
}

/** The middle of the scale, wide, with skills that mostly go together. */
export const PRIOR: Prior = { mean: 88, error: 36, correlation: 0.88, leniency: 5 };

/** What is known about somebody who hasn't answered anything. */
export function unknownAbility({ mean, error, correlation, leniency }: Prior = PRIOR): Ability {
  const covariance = (row: number, column: number) => {
    if (row >= skills.length || column >= skills.length) return row === column ? leniency ** 2 : 0;
    return error ** 2 * (row === column ? 1 : correlation);
  };
  return {
    mean: traits.map((_, row) => (row < skills.length ? mean : 0)),
    covariance: traits.map((_, row) => traits.map((_, column) => covariance(row, column))),
  };
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** What is known about a weighted sum of traits. */
export function estimateOf({ mean, covariance }: Ability, loadings: Loadings): Estimate {
  const vector = toVector(loadings);
  const variance = dot(
    vector,
    covariance.map((row) => dot(row, vector)),
  );
  return { mean: dot(vector, mean), error: Math.sqrt(variance) };
}

/** Points of the grid on each side of the mean, and how many standard deviations they reach. */
const GRID = { points: 40, reach: 5 } as const;

/** Mean and standard deviation after some evidence, computed on a grid around the mean. */
function weighed({ mean, error }: Estimate, evidence: Evidence): Estimate {
  const abilities: number[] = [];
  const logs: number[] = [];
  for (let step = -GRID.points; step <= GRID.points; step++) {
    const z = (step / GRID.points) * GRID.reach;
    const ability = mean + z * error;
    abilities.push(ability);
    logs.push(evidence(ability) - (z * z) / 2);
  }
  const highest = Math.max(...logs);
  const masses = logs.map((log) => Math.exp(log - highest));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const after = dot(masses, abilities) / total;
  const variance = masses.reduce((sum, mass, index) => sum + mass * ((abilities[index] ?? 0) - after) ** 2, 0) / total;
  return { mean: after, error: Math.sqrt(variance) };
}

/** What is known when one weighted sum of traits turns out to be `after` instead of `before`: the traits follow by regression. */
function regressed(ability: Ability, loadings: Loadings, before: Estimate, after: Estimate): Ability {
  const vector = toVector(loadings);
  const gains = ability.covariance.map((row) => dot(row, vector) / before.error ** 2);
  const lost = before.error ** 2 - after.error ** 2;
  return {
    mean: ability.mean.map((value, index) => value + (gains[index] ?? 0) * (after.mean - before.mean)),
    covariance: ability.covariance.map((row, i) =>
      row.map((value, j) => value - (gains[i] ?? 0) * (gains[j] ?? 0) * lost),
    ),
  };
}

/**
 * What is known after one more answer: fast, and good enough to choose the next question. The answer depends on one weighted
 * sum of traits, whose distribution is updated on a grid. So an answer in reading also says a little about listening, as
 * far as the two go together.
 */
export function afterEvidence(ability: Ability, loadings: Loadings, evidence: Evidence): Ability {
  const before = estimateOf(ability, loadings);
  return regressed(ability, loadings, before, weighed(before, evidence));
}

/** One answer: the traits that it depends on, and what it says about their weighted sum. */
export interface Observation {
  readonly loadings: Loadings;
  readonly evidence: Evidence;
}

/** What one answer contributes: a normal curve over its weighted sum of traits, by precision and precision × mean. */
interface Site {
  readonly precision: number;
  readonly shift: number;
}

const nothing: Site = { precision: 0, shift: 0 };

/** After so many rounds, estimates move by less than a tenth of a point. */
const ROUNDS = 4;

/** An estimate without the contribution of an answer; null if nothing would be left. */
function without({ mean, error }: Estimate, { precision, shift }: Site): Estimate | null {
  const rest = 1 / error ** 2 - precision;
  return rest > 1e-6 ? { mean: (mean / error ** 2 - shift) / rest, error: Math.sqrt(1 / rest) } : null;
}

/**
 * What all answers of a test say together, whatever their order: expectation propagation (Minka 2001). Each answer is
 * weighed again in the light of all others until nothing moves any more.
 */
export function abilityFrom(observations: readonly Observation[], prior: Prior = PRIOR): Ability {
  let ability = unknownAbility(prior);
  const sites: Site[] = observations.map(() => nothing);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { loadings, evidence }] of observations.entries()) {
      const now = estimateOf(ability, loadings);
      const others = without(now, sites[index] ?? nothing);
      if (!others) continue;
      const after = weighed(others, evidence);
      sites[index] = {
        precision: 1 / after.error ** 2 - 1 / others.error ** 2,
        shift: after.mean / after.error ** 2 - others.mean / others.error ** 2,
      };
      ability = regressed(ability, loadings, now, after);
    }
  }
  return ability;
}
