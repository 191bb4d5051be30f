import type { Candidate, Loadings, ResponseModel } from '../../packages/scoring/src/adaptive/index.ts';
import type { Chance } from './chance.ts';

/** A question of the simulated bank. The test knows its `difficulty`, with its `uncertainty`; answers follow the true one. */
export interface SimulatedQuestion extends Candidate {
  readonly trueDifficulty: number;
  /** How many points of ability take a learner from half to 84 % right: fewer are sharper. */
  readonly blur: number;
}

/** A closed type of the simulated test. */
export interface ClosedType {
  readonly key: string;
  readonly loadings: Loadings;
  readonly model: ResponseModel;
  /** Questions per test. */
  readonly count: number;
  /** Questions in the bank. */
  readonly size: number;
}

/** A type whose answers are judged by a corrector. */
export interface OpenType {
  readonly key: string;
  readonly loadings: Loadings;
  readonly count: number;
}

/** What a bank believes about its own difficulties, as a standard deviation in points. */
export const uncertainties = {
  /** They come from measures of the texts alone. */
  new: 12,
  /** Each question has about ten timed answers. */
  calibrated: 8,
} as const;
/** How many times further off than that they really are. */
const OPTIMISM = 1.25;
/** Share of questions that are quite wrong, and how far. */
const WRONG = { share: 0.02, by: 40 } as const;

/** The questions of a type. What the bank believes of their difficulty is not quite true. */
export function createQuestions(size: number, uncertainty: number, chance: Chance): SimulatedQuestion[] {
  return Array.from({ length: size }, (_, index) => {
    const difficulty = Math.min(145, Math.max(25, 88 + 26 * chance.normal()));
    const off = chance.uniform() < WRONG.share ? WRONG.by : OPTIMISM * uncertainty;
    return {
      id: index + 1,
      difficulty,
      uncertainty,
      trueDifficulty: difficulty + off * chance.normal(),
      blur: 22 * Math.exp(0.25 * chance.normal()),
    };
  });
}
