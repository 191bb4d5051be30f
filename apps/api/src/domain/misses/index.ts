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

type Judge<Id extends TypeId> = (payload: Payload<Id>, answer: string) => Verdict | null;

/** The judge of each type's answers. Recordings are judged by the score sent with them. */
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
  // The schema and the judge belong to the same submodule; TypeScript can't infer that through the lookup.
  return judge && question.success ? judge(question.data as Payload<Id>, answer) : null;
}

/**
 * Grades an attempt for the notebook, ignoring the client's own result. Null when it can't be graded: a recording without
 * a score, an empty text, an answer that can't be parsed.
 */
export function verdictOf({ submoduleId, payload, answer, score }: JudgedAttempt): Verdict | null {
  if (answer !== undefined) {
    return submoduleId in judges ? judgeBy(submoduleId as TypeId, payload, answer) : null;
  }
  if (score === undefined) return null;
  return { miss: score < speakingShare ? { reason: 'lowScore', given: null, score } : null, words: [] };
}
