import type { HostQuestion } from '../types/located.ts';
import { plain } from './plain.ts';
import { scoreOf } from './score-of.ts';

/** A submitted answer, the same for every type. */
export interface Answered {
  questionId: number;
  submoduleId: number;
  /** 0 to `maxScore`; null if nothing was measured, as of texts and talks, and in exam mode. */
  score: number | null;
  maxScore: 1;
  /** As the API takes it: a text, JSON, or the URL of a recording. Empty for a recording that was not uploaded. */
  answer: string;
  /** The answer and its grading in parts, which differ by type. Plain JSON. */
  details: { answer: unknown; result: unknown };
  /** Time used, in seconds. */
  durationSeconds: number;
  /** A recording; absent for other answers. */
  file?: Blob;
  /** An xAPI 1.0.3 statement; the host adds the actor. */
  xapi: object;
}

/** Completes an answer: its score, and its statement. */
export function answeredOf(
  { questionId, submoduleId }: HostQuestion,
  { answer, details, durationSeconds }: Pick<Answered, 'answer' | 'details' | 'durationSeconds'>,
): Answered {
  const score = scoreOf(details.result);
  return {
    ...{ questionId, submoduleId, score, maxScore: 1, answer, durationSeconds },
    details: plain(details) as Answered['details'],
    xapi: {},
  };
}
