import type { Estimate } from './ability.ts';
import { type Difficulty, evidenceOfScore, expectedScore, type ResponseModel } from './response-model.ts';

/** A timed answer of a learner whose ability is known from other questions. */
export interface CalibrationAnswer {
  /** The learner's ability in what the question asks for, without this answer, in points. */
  readonly ability: Estimate;
  /** 0..1 */
  readonly score: number;
}

/** What answers say about a question. */
export interface Calibration extends Difficulty {
  /** How many answers were used. */
  readonly answers: number;
  /**
   * Mean squared difference between score and expectation, relative to what chance explains: about 1 if the question
   * behaves as the model says, more if scores have little to do with ability (outfit, Wright & Masters 1982).
   */
  readonly misfit: number;
  /** Standard error of `misfit` if the question behaves as the model says: large where one odd answer decides. */
  readonly misfitError: number;
  /** Correlation of score and ability; null with fewer than three answers, or if one of the two never varies. */
  readonly discrimination: number | null;
}

/** Points of the grid on each side of the difficulty, and how many standard deviations they reach. */
const GRID = { points: 40, reach: 5 } as const;

/** The same question asked of somebody whose ability is uncertain is less sharp, as if its difficulty were. */
const blurred = (question: Difficulty, { error }: Estimate): Difficulty => ({
  difficulty: question.difficulty,
  uncertainty: Math.hypot(question.uncertainty, error),
});

/**
 * The difficulty of a question after some answers: a Bayesian update on a grid that starts from what was known before, so
 * that few answers move a question little.
 */
export function calibrate(
  model: ResponseModel,
  before: Difficulty,
  answers: readonly CalibrationAnswer[],
): Calibration {
  const logs: number[] = [];
  const difficulties: number[] = [];
  for (let step = -GRID.points; step <= GRID.points; step++) {
    const z = (step / GRID.points) * GRID.reach;
    const difficulty = before.difficulty + z * before.uncertainty;
    const log = answers.reduce(
      (sum, { ability, score }) => {
        const question = blurred({ difficulty, uncertainty: 0 }, ability);
        return sum + evidenceOfScore(model, question, score)(ability.mean);
      },
      (-z * z) / 2,
    );
    difficulties.push(difficulty);
    logs.push(log);
  }
  const highest = Math.max(...logs);
  const masses = logs.map((log) => Math.exp(log - highest));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (masses[index] ?? 0), 0) / total;
  const difficulty = mean(difficulties);
  const uncertainty = Math.sqrt(mean(difficulties.map((value) => (value - difficulty) ** 2)));
  const after = { difficulty, uncertainty };
  return { ...after, answers: answers.length, ...fitOf(model, after, answers) };
}

function fitOf(
  model: ResponseModel,
  question: Difficulty,
  answers: readonly CalibrationAnswer[],
): Pick<Calibration, 'misfit' | 'misfitError' | 'discrimination'> {
  const squares = answers.map(({ ability, score }) => {
    const expected = expectedScore(model, blurred(question, ability), ability.mean);
    const variance = expected * (1 - expected);
    return {
      square: (score - expected) ** 2 / (variance / model.parts),
      // of the square of a standardized binomial share, by its fourth moment
      variance: 2 + (1 / variance - 6) / model.parts,
    };
  });
  const count = Math.max(1, squares.length);
  return {
    misfit: squares.length === 0 ? 1 : squares.reduce((sum, { square }) => sum + square, 0) / count,
    misfitError: Math.sqrt(squares.reduce((sum, { variance }) => sum + variance, 0)) / count,
    discrimination: correlation(
      answers.map(({ ability }) => ability.mean),
      answers.map(({ score }) => score),
    ),
  };
}

function correlation(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 3) return null;
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const [da, db] = [value - meanA, (b[index] ?? 0) - meanB];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa === 0 || bb === 0 ? null : ab / Math.sqrt(aa * bb);
}

/** Why a question should be looked at. */
export type QuestionDoubt = 'misfit' | 'unrelated';

/** The fewest answers from which a question is doubted. */
const ENOUGH_ANSWERS = 30;

/** What is odd about a question's answers; empty while there are few. */
export function doubtsAbout({ answers, misfit, misfitError, discrimination }: Calibration): QuestionDoubt[] {
  if (answers < ENOUGH_ANSWERS) return [];
  const doubts: QuestionDoubt[] = [];
  if (misfit > Math.max(1.5, 1 + 3 * misfitError)) doubts.push('misfit');
  if (discrimination !== null && discrimination < 0.1) doubts.push('unrelated');
  return doubts;
}
