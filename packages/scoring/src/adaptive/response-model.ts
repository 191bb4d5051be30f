/** How answers to the questions of one type depend on ability. Ability and difficulty are in points of the score scale, 10–160. */
export interface ResponseModel {
  /** How fast the expected score rises with ability, in logits per point. */
  readonly slope: number;
  /** The expected score of somebody who only guesses, 0..1. */
  readonly guessing: number;
  /** The expected loss of somebody who knows everything, by slips, 0..1. */
  readonly slipping: number;
  /** How many answers a question has: 1 for a word, the number of its gaps for a passage. */
  readonly parts: number;
  /**
   * How much harder or easier a question is for one learner than for another of the same ability, as a standard deviation
   * in points: somebody knows the topic, somebody doesn't. It makes the parts of a question go together.
   */
  readonly spread: number;
  /** Share of questions that are answered without looking at them, by people who are tired or in a hurry, 0..1. */
  readonly careless: number;
  /** Share of questions whose difficulty is quite wrong, 0..1. With `careless`, it keeps one odd answer from moving a score far. */
  readonly mislabeled: number;
}

/** A question's difficulty: the ability, in points, at which half of what can't be guessed is answered. */
export interface Difficulty {
  readonly difficulty: number;
  /** Standard deviation of the difficulty in points: how little is known about it. */
  readonly uncertainty: number;
}

const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));

/** The expected score, 0..1, at an ability, if the difficulty is known: the four-parameter logistic model (Barton & Lord 1981). */
function scoreAt({ slope, guessing, slipping }: ResponseModel, ability: number, difficulty: number): number {
  return guessing + (1 - guessing - slipping) * logistic(slope * (ability - difficulty));
}

/** Nodes and weights of the Gauss–Hermite rule with five points, for a standard normal distribution. */
const NODES = [
  [-2.85697, 0.0112574],
  [-1.355626, 0.2220759],
  [0, 0.5333333],
  [1.355626, 0.2220759],
  [2.85697, 0.0112574],
] as const;

/** How far a quite wrong difficulty is off, in points. */
const MISLABELED_BY = 40;

/** Nobody is expected to get nothing at all. */
const LEAST_EXPECTED = 0.01;

/** What the difficulty of a question may be for one learner, with the probability of each case. */
function casesOf(
  { spread, mislabeled }: ResponseModel,
  { difficulty, uncertainty }: Difficulty,
): (readonly [number, number])[] {
  const blur = Math.hypot(uncertainty, spread);
  return [
    ...NODES.map(([z, weight]) => [difficulty + z * blur, weight * (1 - mislabeled)] as const),
    [difficulty - MISLABELED_BY, mislabeled / 2],
    [difficulty + MISLABELED_BY, mislabeled / 2],
  ];
}

/** The expected score, 0..1, at an ability. */
export function expectedScore(model: ResponseModel, question: Difficulty, ability: number): number {
  return casesOf(model, question).reduce(
    (sum, [difficulty, share]) => sum + share * scoreAt(model, ability, difficulty),
    0,
  );
}

/** Log-likelihood of an ability in points, up to a constant. */
export type Evidence = (ability: number) => number;

/**
 * What the score of a closed question says about ability, averaged over what its difficulty may be. A partial score counts
 * as that share of the question's parts (quasi-binomial likelihood, Papke & Wooldridge 1996).
 *
 * @param score 0..1
 */
export function evidenceOfScore(model: ResponseModel, question: Difficulty, score: number): Evidence {
  const cases = casesOf(model, question);
  const likelihood = (expected: number) =>
    model.parts * (score * Math.log(expected) + (1 - score) * Math.log(1 - expected));
  const guessed = Math.log(model.careless) + likelihood(Math.max(model.guessing, LEAST_EXPECTED));
  return (ability) => {
    const logs = cases.map(
      ([difficulty, share]) => Math.log(share * (1 - model.careless)) + likelihood(scoreAt(model, ability, difficulty)),
    );
    logs.push(guessed);
    const highest = Math.max(...logs);
    return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0));
  };
}

/**
 * What a score on the exam's scale says about ability, such as a corrector's estimate of a text.
 *
 * @param points 10..160
 * @param error the estimate's own standard error in points
 */
export function evidenceOfEstimate(points: number, error: number): Evidence {
  return (ability) => -((points - ability) ** 2) / (2 * error ** 2);
}

/**
 * How much an answer is expected to say at an ability, as the inverse of a variance in square points: the question's Fisher
 * information, limited by what isn't known about its difficulty.
 */
export function information(model: ResponseModel, question: Difficulty, ability: number): number {
  const range = 1 - model.guessing - model.slipping;
  const expected = scoreAt(model, ability, question.difficulty);
  const known = (expected - model.guessing) / range;
  const rise = range * model.slope * known * (1 - known);
  const fisher = (model.parts * rise ** 2) / (expected * (1 - expected));
  return fisher / (1 + fisher * (question.uncertainty ** 2 + model.spread ** 2));
}
