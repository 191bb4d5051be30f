import {
  type Estimate,
  estimateOf,
  type MeasuredSkill,
  overallWeights,
  rangeOf,
  skills,
} from '../../packages/scoring/src/adaptive/index.ts';
import type { Chance } from './chance.ts';
import type { SimulatedLearner } from './learners.ts';
import { type Bank, type FixedForm, sit, type TestPlan } from './sit.ts';
import { meanOf, rootMeanSquare } from './statistics.ts';
import type { SimulatedQuestion } from './world.ts';

/** How estimates compare with the truth, in points. */
export interface Accuracy {
  readonly bias: number;
  readonly rmse: number;
  /** Share of learners whose true ability is in the reported range. */
  readonly covered: number;
}

export interface Measured {
  readonly overall: Accuracy;
  readonly skills: Readonly<Record<MeasuredSkill, Accuracy>>;
  /** Share of tests in which the most frequent question is asked. */
  readonly exposure: number;
}

interface Case {
  readonly estimate: Estimate;
  readonly truth: number;
}

function accuracyOf(cases: readonly Case[]): Accuracy {
  const errors = cases.map(({ estimate, truth }) => estimate.mean - truth);
  const isCovered = ({ estimate, truth }: Case) => {
    const { low, high } = rangeOf(estimate);
    return truth >= low && truth <= high;
  };
  return {
    bias: meanOf(errors),
    rmse: rootMeanSquare(errors),
    covered: cases.filter(isCovered).length / cases.length,
  };
}

/** All learners take the same kind of test. */
export function measure(plan: TestPlan, learners: readonly SimulatedLearner[], chance: Chance): Measured {
  const times = new Map<SimulatedQuestion, number>();
  const overall: Case[] = [];
  const bySkill: Record<MeasuredSkill, Case[]> = { reading: [], writing: [], listening: [], speaking: [] };
  for (const learner of learners) {
    const { ability, asked } = sit(plan, learner, chance);
    for (const question of asked) times.set(question, (times.get(question) ?? 0) + 1);
    overall.push({ estimate: estimateOf(ability, overallWeights), truth: learner.overall });
    for (const skill of skills) {
      bySkill[skill].push({ estimate: estimateOf(ability, { [skill]: 1 }), truth: learner.abilities[skill] });
    }
  }
  return {
    overall: accuracyOf(overall),
    skills: {
      reading: accuracyOf(bySkill.reading),
      writing: accuracyOf(bySkill.writing),
      listening: accuracyOf(bySkill.listening),
      speaking: accuracyOf(bySkill.speaking),
    },
    exposure: Math.max(...times.values()) / learners.length,
  };
}

/** A form whose questions are drawn at random, once for everybody. */
export function randomForm(bank: Bank, chance: Chance): FixedForm {
  const draw = (questions: readonly SimulatedQuestion[], count: number) => {
    const left = [...questions];
    return Array.from({ length: count }, () => left.splice(Math.floor(chance.uniform() * left.length), 1)).flat();
  };
  return new Map([...bank].map(([type, index]) => [type, draw([...index.nearest(0)], type.count)]));
}

/** A form whose difficulties are spread evenly over the bank, in random order. */
export function spreadForm(bank: Bank, chance: Chance): FixedForm {
  return new Map(
    [...bank].map(([type, index]) => {
      const sorted = [...index.nearest(0)];
      const at = (rank: number) => sorted.slice(Math.floor(((rank + 0.5) / type.count) * sorted.length)).slice(0, 1);
      const form = Array.from({ length: type.count }, (_, rank) => at(rank)).flat();
      return [
        type,
        form
          .map((question) => ({ question, at: chance.uniform() }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ question }) => question),
      ];
    }),
  );
}
