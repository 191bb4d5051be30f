import { Cat } from '@bdelab/jscat';
import { describe, expect, it } from 'vitest';
import { abilityFrom, estimateOf, PRIOR } from './ability.ts';
import { chooseQuestion } from './choose-question.ts';
import { createQuestionIndex } from './question-index.ts';
import { evidenceOfScore, expectedScore, type ResponseModel } from './response-model.ts';

/** Yes-or-no questions with a known difficulty, the part of the model that jsCAT has as well. */
const model: ResponseModel = {
  slope: 0.07,
  guessing: 0.2,
  slipping: 0.02,
  parts: 1,
  spread: 0,
  careless: 0,
  mislabeled: 0,
};
const bank = Array.from({ length: 120 }, (_, step) => ({ id: step, difficulty: 25 + step, uncertainty: 0 }));

/** jsCAT's scale: standard deviations from the prior's mean. */
const toTheta = (points: number) => (points - PRIOR.mean) / PRIOR.error;
const toPoints = (theta: number) => PRIOR.mean + PRIOR.error * theta;
const zetaOf = ({ difficulty }: { difficulty: number }) => ({
  a: model.slope * PRIOR.error,
  b: toTheta(difficulty),
  c: model.guessing,
  d: 1 - model.slipping,
});

/** Every third question of the bank, answered rightly where the expected score is above a threshold that varies. */
const answersOf = (ability: number) =>
  bank
    .filter(({ id }) => id % 3 === 0)
    .map((question, turn) => {
      const threshold = (turn * 0.618) % 1;
      return { question, score: expectedScore(model, question, ability) > threshold ? (1 as const) : (0 as const) };
    });

const ours = (answers: ReturnType<typeof answersOf>) =>
  abilityFrom(
    answers.map(({ question, score }) => ({
      loadings: { reading: 1 },
      evidence: evidenceOfScore(model, question, score),
    })),
  );

function theirs(answers: ReturnType<typeof answersOf>) {
  const cat = new Cat({
    method: 'EAP',
    itemSelect: 'MFI',
    priorDist: 'norm',
    priorPar: [0, 1],
    minTheta: -4,
    maxTheta: 4,
  });
  cat.updateAbilityEstimate(
    answers.map(({ question }) => zetaOf(question)),
    answers.map(({ score }) => score),
  );
  return cat;
}

describe.each([30, 60, 88, 110, 140])('with a learner at %s points, as jsCAT', (ability) => {
  const answers = answersOf(ability);
  const estimate = estimateOf(ours(answers), { reading: 1 });
  const cat = theirs(answers);

  it('estimates the same ability, within a point', () => {
    expect(Math.abs(estimate.mean - toPoints(cat.theta))).toBeLessThan(1);
  });

  it('chooses the same next question, or one next to it', () => {
    const left = bank.filter(({ id }) => id % 3 !== 0);
    const next = chooseQuestion({
      index: createQuestionIndex(left),
      model,
      ability: { ...estimate, error: 0 },
      isAllowed: () => true,
      policy: { among: 1, compared: 40 },
      random: () => 0,
    });
    const { nextStimulus } = cat.findNextItem(left.map((question) => ({ ...zetaOf(question), id: question.id })));
    const same = bank.find(({ id }) => id === Number(nextStimulus?.['id']));
    expect(Math.abs((next?.difficulty ?? 0) - (same?.difficulty ?? 1000))).toBeLessThan(4);
  });
});
