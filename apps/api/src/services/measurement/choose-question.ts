import {
  type Ability,
  afterEvidence,
  type ChoicePolicy,
  chooseQuestion as chooseAmong,
  estimateOf,
  type ResponseModel,
  unknownAbility,
} from '@rehearse/scoring/adaptive';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { type AnswerRow, measuredType, measuredTypeOf, observationsOf } from '../../domain/measurement/index.ts';
import { readEarlierAnswers } from './earlier-answers.ts';
import { type BankQuestion, type QuestionBank, readDifficulties } from './question-bank.ts';
import type { SeenQuestions } from './seen.ts';

/** What choosing needs. */
export interface ChoiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bank: QuestionBank;
  readonly seen: SeenQuestions;
  /** A random number 0..1. */
  random(): number;
}

/** What the next question is chosen for. */
export interface ChoiceRequest {
  readonly userId: number;
  readonly submoduleId: number;
  /** Rows of this sitting so far. Estimates of texts count as well. */
  readonly answersSoFar: readonly AnswerRow[];
  /** Questions of the sitting, of any type: they are not chosen again, nor any that is like them. */
  readonly excluded: readonly { readonly submoduleId: number; readonly questionId: number }[];
  /** Only questions of this level; absent for those that fit the learner. */
  readonly level?: DifficultyLevel | undefined;
}

const dayMs = 24 * 60 * 60_000;
/** For so long a question does not come again while there are others. */
export const SEEN_DAYS = 60;

/** Earlier answers say a third of what those of today do (a power prior, Ibrahim & Chen 2000). */
const EARLIER_WEIGHT = 1 / 3;

const policies = {
  /** Drawn from the eight most informative of the sixteen questions nearest to the learner's ability. */
  closed: { among: 8, compared: 16 },
  /** Prompts hardly differ in what they tell: any of those near the ability. */
  open: { among: 24, compared: 24 },
} as const satisfies Record<string, ChoicePolicy>;

/** Questions of a new bank have whole points; without this, everybody would begin with the same few of hundreds. */
const AIM_POINTS = 3;

/** What is known of the learner before the next question: one pass over the answers, as fast as a test needs it. */
async function abilityBefore(deps: ChoiceDeps, { userId, answersSoFar }: ChoiceRequest): Promise<Ability> {
  const inSitting = new Set(answersSoFar.map(({ attemptId }) => attemptId));
  const latest = await readEarlierAnswers(deps.db, { userId, now: deps.clock.now() });
  const earlier = latest.filter(({ attemptId }) => !inSitting.has(attemptId));
  const difficultyOf = await readDifficulties(deps, [...earlier, ...answersSoFar]);
  const before = observationsOf(earlier, difficultyOf).reduce(
    (ability, { loadings, evidence }) =>
      afterEvidence(ability, loadings, (points) => EARLIER_WEIGHT * evidence(points)),
    unknownAbility(),
  );
  return observationsOf(answersSoFar, difficultyOf).reduce(
    (ability, { loadings, evidence }) => afterEvidence(ability, loadings, evidence),
    before,
  );
}

/** Likenesses of the sitting's questions, such as their pictures. */
async function likenessesOf(
  { db, bank }: Pick<ChoiceDeps, 'db' | 'bank'>,
  questions: ChoiceRequest['excluded'],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { submoduleId, questionId } of questions) {
    const likeness = (await bank.ofType(db, submoduleId)).byId.get(questionId)?.likeness;
    if (likeness) found.add(likeness);
  }
  return found;
}

const neverSeen = Number.NEGATIVE_INFINITY;

/** The questions that were seen longest ago: all that share the time of the one seen first. */
function leastRecent(questions: Iterable<BankQuestion>, seenAt: (question: BankQuestion) => number): Set<number> {
  let ids = new Set<number>();
  let oldest = Number.POSITIVE_INFINITY;
  for (const question of questions) {
    const at = seenAt(question);
    if (at < oldest) {
      oldest = at;
      ids = new Set();
    }
    if (at === oldest) ids.add(question.id);
  }
  return ids;
}

/** The model by which open questions are compared: it only has to prefer those near the learner's ability. */
const modelForOpen = measuredTypeOf('fillInTheBlanks')?.model;

/**
 * The next question of a type: one of the most informative few, at random. Never one of the sitting; none with the same
 * picture, passage or word as one of them while there are others; none that the learner has seen in the last 60 days while
 * there are others, and else the one seen longest ago. Real and made-up words come equally often.
 *
 * @returns its id; null if the type has no question left
 */
export async function chooseQuestion(deps: ChoiceDeps, request: ChoiceRequest): Promise<number | null> {
  const { userId, submoduleId, excluded, level } = request;
  const type = measuredType(submoduleId);
  const model: ResponseModel | null | undefined = type?.model ?? modelForOpen;
  if (!type || !model) return null;
  const [questions, ability, seen, alike] = await Promise.all([
    deps.bank.ofType(deps.db, submoduleId),
    abilityBefore(deps, request),
    deps.seen({ userId, submoduleId }),
    likenessesOf(deps, excluded),
  ]);
  const asked = new Set(excluded.map(({ questionId }) => questionId));
  const seenSince = deps.clock.now() - SEEN_DAYS * dayMs;
  const seenAt = ({ id }: BankQuestion) => seen.get(id) ?? neverSeen;
  const isLeft = (question: BankQuestion) => !asked.has(question.id) && (!level || question.level === level);
  const isOther = (question: BankQuestion) => question.likeness === null || !alike.has(question.likeness);
  const kind = questions.kinds[Math.floor(deps.random() * questions.kinds.length)];
  const isOfKind = (question: BankQuestion) => question.kind === kind;
  const known = estimateOf(ability, type.loadings);
  const aim = { ...known, mean: known.mean + AIM_POINTS * (2 * deps.random() - 1) };
  const choose = (isAllowed: (question: BankQuestion) => boolean) =>
    chooseAmong({
      index: questions.index,
      model,
      ability: aim,
      isAllowed,
      policy: type.model ? policies.closed : policies.open,
      random: deps.random,
    });
  const chooseLeastRecent = (isAllowed: (question: BankQuestion) => boolean) => {
    const ids = leastRecent([...questions.byId.values()].filter(isAllowed), seenAt);
    return choose(({ id }) => ids.has(id));
  };
  const isNew = (question: BankQuestion) => isLeft(question) && isOther(question) && seenAt(question) < seenSince;
  const chosen =
    choose((question) => isNew(question) && isOfKind(question)) ??
    choose(isNew) ??
    chooseLeastRecent((question) => isLeft(question) && isOther(question)) ??
    chooseLeastRecent(isLeft);
  return chosen?.id ?? null;
}
