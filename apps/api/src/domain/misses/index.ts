import { payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { serverTypeOf, serverTypes } from '../question-types/index.ts';
import { parsed } from './parsed.ts';
import type { Verdict } from './verdict.ts';

export { type MissedWord, type MissReason, passShare, type Verdict } from './verdict.ts';
export { isWorthACard } from './worth-a-card.ts';

/** A saved attempt. */
export interface JudgedAttempt {
  readonly submoduleId: number;
  /** JSON of the question's payload. */
  readonly payload: string;
  /** The answer; absent for recordings. */
  readonly answer?: string | undefined;
  /** Share of the points sent by the client, if any. */
  readonly score?: number | undefined;
}

/** Recordings pass from this share of the points. */
export const speakingShare = 0.6;

function judgeBy(id: TypeId, payload: string, answer: string): Verdict | null {
  const type = serverTypeOf(id);
  const question = payloadSchemas[id].safeParse(parsed(payload));
  return type?.judge && question.success ? type.judge(question.data, answer) : null;
}

/**
 * Grades an attempt for the notebook, ignoring the client's own result. Null when it can't be graded: a recording without
 * a score, an empty text, an answer that can't be parsed.
 */
export function verdictOf({ submoduleId, payload, answer, score }: JudgedAttempt): Verdict | null {
  if (answer !== undefined) {
    return submoduleId in serverTypes ? judgeBy(submoduleId as TypeId, payload, answer) : null;
  }
  if (score === undefined) return null;
  return { miss: score < speakingShare ? { reason: 'lowScore', given: null, score } : null, words: [] };
}
