import {
  chooseQuestion,
  createQuestionIndex,
  estimateOf,
  unknownAbility,
} from '../../packages/scoring/src/adaptive/index.ts';
import type { Chance } from './chance.ts';
import { drawnAmong } from './sit.ts';
import { medianOf } from './statistics.ts';
import { type ClosedType, createQuestions, uncertainties } from './world.ts';

/** Median time in milliseconds to choose the next question from a bank of a size, with half of it seen before. */
export function timeOfChoice(type: ClosedType, size: number, chance: Chance): number {
  const index = createQuestionIndex(createQuestions(size, uncertainties.new, chance));
  const among = drawnAmong(type.count);
  const times = Array.from({ length: 200 }, () => {
    const ability = { ...estimateOf(unknownAbility(), type.loadings), mean: 10 + 150 * chance.uniform() };
    const started = performance.now();
    chooseQuestion({
      index,
      model: type.model,
      ability,
      isAllowed: ({ id }) => id % 2 === 0,
      policy: { among, compared: 2 * among },
      random: chance.uniform,
    });
    return performance.now() - started;
  });
  return medianOf(times);
}
