import { types } from '@rehearse/question-types';
import { doubtsAbout } from '@rehearse/scoring/adaptive';
import { expect, it } from 'vitest';
import { calibrateBank, type TimedAnswer } from './calibrate-bank.ts';

/** Pseudo-random numbers 0..1 (Lehmer's generator), so that the test is the same each time. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const QUESTIONS = 24;
const LEARNERS = 90;
const MISKEYED = 7;

it('finds the difficulties that the bank was wrong about, and a question with a wrong key', async () => {
  const random = createRandom(5);
  const ids = Array.from({ length: QUESTIONS }, (_, index) => index + 1);
  // the bank believes that all are equally hard
  const truth = (id: number) => 50 + (80 * (id - 1)) / (QUESTIONS - 1);
  const answers: TimedAnswer[] = [];
  for (let userId = 1; userId <= LEARNERS; userId++) {
    const ability = 45 + (90 * (userId - 1)) / (LEARNERS - 1);
    for (const questionId of ids) {
      const isRight = random() < 1 / (1 + Math.exp(-0.07 * (ability - truth(questionId))));
      const score = Number(questionId === MISKEYED ? !isRight : isRight);
      answers.push({ userId, questionId, submoduleId: types.fillInTheBlanks.id, score });
    }
  }
  const calibrated = await calibrateBank({
    answers,
    priorOf: () => ({ difficulty: 90, uncertainty: 20 }),
    pause: async () => {},
  });

  const well = ids.filter((id) => id !== MISKEYED);
  const off = (of: (id: number) => number) =>
    Math.sqrt(well.reduce((sum, id) => sum + (of(id) - truth(id)) ** 2, 0) / well.length);
  expect(off(() => 90)).toBeGreaterThan(22);
  expect(off((id) => calibrated.get(id)?.difficulty ?? 0)).toBeLessThan(9);
  for (const id of well) expect(calibrated.get(id)?.uncertainty).toBeLessThan(8);
  const doubted = ids.filter((id) => {
    const calibration = calibrated.get(id);
    return calibration && doubtsAbout(calibration).length > 0;
  });
  expect(doubted).toEqual([MISKEYED]);
}, 60_000);

it('ignores learners with a few answers, and texts', async () => {
  const few = Array.from(
    { length: 5 },
    (_, index): TimedAnswer => ({
      userId: 1,
      questionId: index,
      submoduleId: types.fillInTheBlanks.id,
      score: 1,
    }),
  );
  const texts = Array.from(
    { length: 20 },
    (_, index): TimedAnswer => ({
      userId: 2,
      questionId: 100 + index,
      submoduleId: types.writingSample.id,
      score: 1,
    }),
  );
  const calibrated = await calibrateBank({
    answers: [...few, ...texts],
    priorOf: () => ({ difficulty: 90, uncertainty: 20 }),
    pause: async () => {},
  });
  expect(calibrated.size).toBe(0);
});
