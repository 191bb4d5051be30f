import { durationOf } from './duration.ts';
import { randomId } from './random-id.ts';
import type { Activity, Scored, Statement, StatementInput, StatementResult } from './statement.ts';
import { type VerbName, verbs } from './verbs.ts';

/** The score and the duration of a result, where there are any. */
export function measured({ score, maxScore = 1, durationSeconds }: Scored): StatementResult {
  const isScored = score !== null && score !== undefined && maxScore > 0;
  return {
    ...(isScored && {
      score: {
        scaled: Math.min(1, Math.max(0, score / maxScore)),
        raw: Math.min(maxScore, Math.max(0, score)),
        min: 0,
        max: maxScore,
      },
    }),
    ...(durationSeconds !== undefined && { duration: durationOf(durationSeconds) }),
  };
}

/** A statement of xAPI 1.0.3. */
export function makeStatement(
  verb: VerbName,
  { actor, activityId, timestamp = new Date().toISOString(), id = randomId(), context }: StatementInput,
  { definition, result = {} }: { definition?: Activity['definition']; result?: StatementResult },
): Statement {
  return {
    id,
    actor,
    verb: verbs[verb],
    object: { objectType: 'Activity', id: activityId, ...(definition && { definition }) },
    ...(Object.keys(result).length > 0 && { result }),
    context: { platform: 'Rehearse', ...context },
    timestamp,
  };
}
