import { type Loadings, type MeasuredSkill, skills } from '../../packages/scoring/src/adaptive/index.ts';
import type { Chance } from './chance.ts';
import { meanOf, rootMeanSquare } from './statistics.ts';

/** A simulated learner. Abilities are true ones, in points. */
export interface SimulatedLearner {
  readonly abilities: Readonly<Record<MeasuredSkill, number>>;
  /** Mean of the four abilities. */
  readonly overall: number;
  /** Share of closed questions that are answered by guessing. */
  readonly guesses: number;
  /** How much better than they are a corrector finds the learner's texts and recordings, in points. */
  readonly leniency: { readonly writing: number; readonly speaking: number };
  /** Share of the test after which the learner gives up; 1 for most. */
  readonly stopsAfter: number;
}

const onScale = (points: number) => Math.min(160, Math.max(10, points));

/**
 * A learner from anywhere on the scale. Skills differ by 11 points around the common ability, one learner in twenty
 * guesses a quarter of the answers, and one in twelve stops half-way.
 */
export function createLearner(chance: Chance): SimulatedLearner {
  const common = 15 + 140 * chance.uniform();
  const skill = () => onScale(common + 11 * chance.normal());
  const abilities = { reading: skill(), writing: skill(), listening: skill(), speaking: skill() };
  return {
    abilities,
    overall: skills.reduce((sum, name) => sum + abilities[name], 0) / skills.length,
    guesses: chance.uniform() < 1 / 20 ? 0.25 : 0,
    leniency: { writing: 5 * chance.normal(), speaking: 5 * chance.normal() },
    stopsAfter: chance.uniform() < 1 / 12 ? 0.5 : 1,
  };
}

/** The error that is left in a skill, in points, when nothing but the true abilities in the other three is known. */
export function errorFromOthers(learners: readonly SimulatedLearner[], skill: MeasuredSkill): number {
  const others = skills.filter((name) => name !== skill);
  return rootMeanSquare(
    learners.map(({ abilities }) => abilities[skill] - meanOf(others.map((name) => abilities[name]))),
  );
}

/** What a question or a corrector meets: the ability it asks for, and the leniency with which it judges. */
export function abilityIn({ abilities, leniency }: SimulatedLearner, loadings: Loadings): number {
  const own = skills.reduce((sum, name) => sum + (loadings[name] ?? 0) * abilities[name], 0);
  const { leniencyInWriting = 0, leniencyInSpeaking = 0 } = loadings;
  return own + leniencyInWriting * leniency.writing + leniencyInSpeaking * leniency.speaking;
}
