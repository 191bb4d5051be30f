import type { Chance } from './chance.ts';
import { abilityIn, type SimulatedLearner } from './learners.ts';
import type { ClosedType, OpenType, SimulatedQuestion } from './world.ts';

/** Area under the normal curve up to a standard score (Abramowitz & Stegun 1964, formula 26.2.17). */
function normalOgive(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const powers = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * powers;
  return z > 0 ? 1 - tail : tail;
}

/** How much more or less of a passage's topic a learner knows than the ability says, in points. */
const TOPIC_SPREAD = 10;
/** How far the parts of one question differ in difficulty, in points. */
const PART_SPREAD = 12;
/** Share of known answers that are mistyped or misclicked. */
const SLIPS = 0.02;

/**
 * The score, 0..1, of a learner in a closed question. A different model from the one that scores: a normal ogive with each
 * question's own steepness, parts of different difficulty, and knowledge of the topic.
 */
export function answer(
  { loadings, model }: ClosedType,
  question: SimulatedQuestion,
  learner: SimulatedLearner,
  chance: Chance,
): number {
  const hasParts = model.parts > 1;
  const isGuessed = chance.uniform() < learner.guesses;
  const ability = abilityIn(learner, loadings) + (hasParts ? TOPIC_SPREAD * chance.normal() : 0);
  let right = 0;
  for (let part = 0; part < model.parts; part++) {
    const difficulty = question.trueDifficulty + (hasParts ? PART_SPREAD * chance.normal() : 0);
    const isKnown = !isGuessed && chance.uniform() < normalOgive((ability - difficulty) / question.blur);
    if (isKnown ? chance.uniform() >= SLIPS : chance.uniform() < model.guessing) right += 1;
  }
  return right / model.parts;
}

/** What a corrector says of an open answer, in points of the scale. */
export function judge({ loadings }: OpenType, learner: SimulatedLearner, error: number, chance: Chance): number {
  return Math.min(160, Math.max(10, abilityIn(learner, loadings) + error * chance.normal()));
}
