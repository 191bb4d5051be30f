import { type Payload, payloadSchemas } from '@rehearse/content';
import type { TypeId, TypeIdAnsweredBy } from '@rehearse/question-types';
import { judgeConversation, judgeDictation } from './listening.ts';
import { parsed } from './parsed.ts';
import { judgeReading } from './reading.ts';
import type { Verdict } from './verdict.ts';
import { judgePassageLetters, judgeSentenceLetters, judgeWordJudgement } from './words.ts';
import { judgeDescription, judgeEssay, judgeTwoParts } from './writing.ts';

export { type MissedWord, type MissReason, passShare, type Verdict } from './verdict.ts';
export { isWorthACard } from './worth-a-card.ts';

/** An attempt at a question, as it was saved. */
export interface JudgedAttempt {
  readonly submoduleId: number;
  /** JSON text of the question's payload. */
  readonly payload: string;
  /** What was given; absent for a recording. */
  readonly answer?: string | undefined;
  /** Share of the points that came with it, if any. */
  readonly score?: number | undefined;
}

/** A recording is passed from this share of the points. */
export const speakingShare = 0.6;

type Judge<Id extends TypeId> = (payload: Payload<Id>, answer: string) => Verdict | null;

/** How each type is judged by its answer; recordings are judged by the score that comes with them. */
const judges: { readonly [Id in TypeId]: Id extends TypeIdAnsweredBy<'recording'> ? null : Judge<Id> } = {
  1: judgeWordJudgement,
  2: null,
  3: null,
  4: null,
  5: null,
  6: judgeDictation,
  7: judgeConversation,
  8: judgePassageLetters,
  9: judgeReading,
  10: judgeSentenceLetters,
  11: judgeDescription,
  12: judgeTwoParts,
  13: null,
  14: judgeEssay,
};

function judgeBy<Id extends TypeId>(id: Id, payload: string, answer: string): Verdict | null {
  const judge: Judge<Id> | null = judges[id] as Judge<Id> | null;
  const question = payloadSchemas[id].safeParse(parsed(payload));
  // The schema of a submodule gives the payload of the same, which TypeScript can't follow through the table.
  return judge && question.success ? judge(question.data as Payload<Id>, answer) : null;
}

/**
 * What an attempt means for the notebook, graded here whatever the client says of it. Null when nothing can be said:
 * an ungraded recording, an empty text, an answer that can't be read.
 */
export function verdictOf({ submoduleId, payload, answer, score }: JudgedAttempt): Verdict | null {
  if (answer !== undefined) {
    return submoduleId in judges ? judgeBy(submoduleId as TypeId, payload, answer) : null;
  }
  if (score === undefined) return null;
  return { miss: score < speakingShare ? { reason: 'lowScore', given: null, score } : null, words: [] };
}
