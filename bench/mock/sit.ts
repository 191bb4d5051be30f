import {
  type Ability,
  abilityFrom,
  afterEvidence,
  chooseQuestion,
  createQuestionIndex,
  type Evidence,
  estimateOf,
  evidenceOfEstimate,
  evidenceOfScore,
  type Loadings,
  type Observation,
  type QuestionIndex,
  unknownAbility,
} from '../../packages/scoring/src/adaptive/index.ts';
import { answer, judge } from './answers.ts';
import type { Chance } from './chance.ts';
import type { SimulatedLearner } from './learners.ts';
import type { ClosedType, OpenType, SimulatedQuestion } from './world.ts';

/** The questions of each type, indexed once for all learners. */
export type Bank = ReadonlyMap<ClosedType, QuestionIndex<SimulatedQuestion>>;

export const createBank = (questions: ReadonlyMap<ClosedType, readonly SimulatedQuestion[]>): Bank =>
  new Map([...questions].map(([type, list]) => [type, createQuestionIndex(list)]));

/** The same questions for everybody, by type. */
export type FixedForm = ReadonlyMap<ClosedType, readonly SimulatedQuestion[]>;

/** How a simulated test is given. */
export interface TestPlan {
  readonly bank: Bank;
  readonly openTypes: readonly OpenType[];
  /** The corrector's error in points, which the test knows. */
  readonly openError: number;
  /** Instead of choosing questions. */
  readonly form?: FixedForm;
}

export interface Outcome {
  readonly ability: Ability;
  readonly asked: readonly SimulatedQuestion[];
}

/** The closed questions of a test: one of each type by turns, as the exam mixes them. */
export function orderOf(types: Iterable<ClosedType>): ClosedType[] {
  const all = [...types];
  const most = Math.max(...all.map(({ count }) => count));
  return Array.from({ length: most }, (_, turn) => all.filter(({ count }) => turn < count)).flat();
}

/** One of how many questions is drawn: more for types that ask more, so that no question is asked too often. */
export const drawnAmong = (count: number): number => Math.max(6, 3 * count);

/** One learner takes one test. */
export function sit(
  { bank, openTypes, openError, form }: TestPlan,
  learner: SimulatedLearner,
  chance: Chance,
): Outcome {
  let ability = unknownAbility();
  const observations: Observation[] = [];
  const asked: SimulatedQuestion[] = [];
  const isAsked = new Set<SimulatedQuestion>();

  const choose = (type: ClosedType) => {
    if (form) return form.get(type)?.find((question) => !isAsked.has(question));
    const index = bank.get(type);
    if (!index) return;
    const among = drawnAmong(type.count);
    return chooseQuestion({
      index,
      model: type.model,
      ability: estimateOf(ability, type.loadings),
      isAllowed: (question) => !isAsked.has(question),
      policy: { among, compared: 2 * among },
      random: chance.uniform,
    });
  };

  const observe = (loadings: Loadings, evidence: Evidence) => {
    observations.push({ loadings, evidence });
    ability = afterEvidence(ability, loadings, evidence);
  };

  const order = orderOf(bank.keys());
  for (const type of order.slice(0, Math.ceil(order.length * learner.stopsAfter))) {
    const question = choose(type);
    if (!question) continue;
    asked.push(question);
    isAsked.add(question);
    const score = answer(type, question, learner, chance);
    observe(type.loadings, evidenceOfScore(type.model, question, score));
  }
  for (const type of learner.stopsAfter < 1 ? [] : openTypes) {
    for (let count = 0; count < type.count; count++) {
      const points = judge(type, learner, openError, chance);
      observe(type.loadings, evidenceOfEstimate(points, openError));
    }
  }
  return { ability: abilityFrom(observations), asked };
}
