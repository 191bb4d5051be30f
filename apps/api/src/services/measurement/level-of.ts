import { afterEvidence, estimateOf, unknownAbility } from '@rehearse/scoring/adaptive';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import {
  type FittingDifficulty,
  fittingDifficulty,
  measuredType,
  observationsOf,
} from '../../domain/measurement/index.ts';
import { readEarlierAnswers } from './earlier-answers.ts';
import { type QuestionBank, readDifficulties } from './question-bank.ts';

/** Fewer answers don't show a level. */
const FEWEST_ANSWERS = 5;

/**
 * The difficulties of a type that fit a learner, by recent answers to questions of all types with a key.
 *
 * @returns null until there are five of them, and for an unknown type
 */
export async function levelOf(
  { db, clock, bank }: { db: Db; clock: Clock; bank: QuestionBank },
  { userId, submoduleId }: { userId: number; submoduleId: number },
): Promise<FittingDifficulty | null> {
  const type = measuredType(submoduleId);
  if (!type) return null;
  const rows = await readEarlierAnswers(db, { userId, now: clock.now() });
  const observations = observationsOf(rows, await readDifficulties({ db, bank }, rows));
  if (observations.length < FEWEST_ANSWERS) return null;
  const ability = observations.reduce(
    (known, { loadings, evidence }) => afterEvidence(known, loadings, evidence),
    unknownAbility(),
  );
  const { leniencyInSpeaking: _spoken, leniencyInWriting: _written, ...skills } = type.loadings;
  return fittingDifficulty(estimateOf(ability, skills));
}
