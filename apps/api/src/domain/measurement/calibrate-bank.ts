import {
  type Ability,
  afterEvidence,
  type Calibration,
  calibrate,
  type Difficulty,
  estimateOf,
  evidenceOfScore,
  type ResponseModel,
  unknownAbility,
} from '@rehearse/scoring/adaptive';
import { groupBy } from '../group-by.ts';
import { type MeasuredType, measuredType } from './measured-types.ts';

/** A timed first answer to a question with a key. */
export interface TimedAnswer {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  /** 0 to 1. */
  readonly score: number;
}

/** What a calibration starts from, and how it lets others have their turn. */
export interface CalibrationInput {
  readonly answers: readonly TimedAnswer[];
  /** The difficulty of a question before any answer. */
  priorOf(questionId: number): Difficulty;
  /** Called after each learner and each question. */
  pause(): Promise<void>;
}

/** So often abilities and difficulties are estimated by turns; after that they move by less than a point. */
const ROUNDS = 2;
/** A learner's ability is known without the answer that is weighed: each of so many parts is measured by the others. */
const PARTS = 4;
/** Learners with fewer answers say little about a question. */
const FEWEST_ANSWERS = 8;

interface Keyed extends TimedAnswer {
  readonly type: MeasuredType;
  readonly model: ResponseModel;
}

const afterAnswer = (ability: Ability, { type, model, score }: Keyed, difficulty: Difficulty) =>
  afterEvidence(ability, type.loadings, evidenceOfScore(model, difficulty, score));

/** The answers of a learner in parts, each with the ability that the other parts show. */
function withoutEachPart(answers: readonly Keyed[], difficultyOf: (questionId: number) => Difficulty) {
  return Array.from({ length: PARTS }, (_, part) => {
    const others = answers.filter((_answer, index) => index % PARTS !== part);
    const ability = others.reduce(
      (known, answer) => afterAnswer(known, answer, difficultyOf(answer.questionId)),
      unknownAbility(),
    );
    return { ability, answers: answers.filter((_answer, index) => index % PARTS === part) };
  });
}

/**
 * The difficulties of all questions that have answers: abilities and difficulties are estimated by turns, always from the
 * bank's own difficulties, so that the same answers give the same result.
 */
export async function calibrateBank({ answers, priorOf, pause }: CalibrationInput): Promise<Map<number, Calibration>> {
  const keyed = answers.flatMap((answer): Keyed[] => {
    const type = measuredType(answer.submoduleId);
    return type?.model ? [{ ...answer, type, model: type.model }] : [];
  });
  const learners = [...groupBy(keyed, ({ userId }) => userId).values()].filter(
    (ofLearner) => ofLearner.length >= FEWEST_ANSWERS,
  );
  const calibrated = new Map<number, Calibration>();
  const difficultyOf = (questionId: number) => calibrated.get(questionId) ?? priorOf(questionId);
  for (let round = 0; round < ROUNDS; round++) {
    const weighed: { answer: Keyed; ability: Ability }[] = [];
    for (const ofLearner of learners) {
      for (const { ability, answers: part } of withoutEachPart(ofLearner, difficultyOf))
        for (const answer of part) weighed.push({ answer, ability });
      await pause();
    }
    for (const [questionId, given] of groupBy(weighed, ({ answer }) => answer.questionId)) {
      const [first] = given;
      if (!first) continue;
      const ofQuestion = given.map(({ answer, ability }) => ({
        ability: estimateOf(ability, answer.type.loadings),
        score: answer.score,
      }));
      calibrated.set(questionId, calibrate(first.answer.model, priorOf(questionId), ofQuestion));
      await pause();
    }
  }
  return calibrated;
}
