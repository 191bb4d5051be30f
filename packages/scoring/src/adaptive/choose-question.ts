import type { Estimate } from './ability.ts';
import type { Candidate, QuestionIndex } from './question-index.ts';
import { information, type ResponseModel } from './response-model.ts';

/** How a test chooses among the questions of a type. */
export interface ChoicePolicy {
  /** How many of the most informative questions one is drawn from, so that no question is asked too often. */
  readonly among: number;
  /** How many questions near the best difficulty are compared. */
  readonly compared: number;
}

export interface QuestionChoice<Question extends Candidate> {
  readonly index: QuestionIndex<Question>;
  readonly model: ResponseModel;
  /** What is known about the skills that the type asks for. */
  readonly ability: Estimate;
  /** Whether a question may be asked: not asked before, and nothing like it. */
  isAllowed(question: Question): boolean;
  readonly policy: ChoicePolicy;
  /** A random number 0..1. */
  random(): number;
}

/** Nodes and weights of the Gauss–Hermite rule with three points, for a standard normal distribution. */
const NODES = [
  [-Math.sqrt(3), 1 / 6],
  [0, 2 / 3],
  [Math.sqrt(3), 1 / 6],
] as const;

/** What an answer is expected to say, whatever the ability is within its uncertainty. */
function expectedInformation(model: ResponseModel, question: Candidate, { mean, error }: Estimate): number {
  return NODES.reduce((sum, [z, weight]) => sum + weight * information(model, question, mean + z * error), 0);
}

/**
 * How much easier than the learner's ability the most informative question is, in points: guessing makes easier ones
 * more informative (Birnbaum 1968).
 */
function bestOffset({ slope, guessing }: ResponseModel): number {
  return Math.log((1 + Math.sqrt(1 + 8 * guessing)) / 2) / slope;
}

/**
 * The next question of a type: drawn from the few most informative ones that are allowed ("randomesque", Kingsbury &
 * Zara 1989). Null if none is allowed. Only questions near the best difficulty are looked at, so the time hardly
 * depends on the size of the bank.
 */
export function chooseQuestion<Question extends Candidate>(choice: QuestionChoice<Question>): Question | null {
  const { index, model, ability, policy } = choice;
  const compared: { question: Question; worth: number }[] = [];
  for (const question of index.nearest(ability.mean - bestOffset(model))) {
    if (!choice.isAllowed(question)) continue;
    compared.push({ question, worth: expectedInformation(model, question, ability) });
    if (compared.length >= policy.compared) break;
  }
  const best = compared.toSorted((a, b) => b.worth - a.worth).slice(0, policy.among);
  return best[Math.floor(choice.random() * best.length)]?.question ?? null;
}
