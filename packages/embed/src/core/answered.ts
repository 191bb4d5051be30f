import type { Actor, Iri, Statement } from '@rehearse/question-data/xapi';
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
  /** An xAPI 1.0.3 statement, ready to be sent. Null if its code could not be loaded. */
  xapi: Statement | null;
}

/** Who answers, and the name of what is answered, in xAPI statements. */
export interface XapiOptions {
  /** Default: an anonymous account of the page's origin. */
  actor?: Actor;
  /** IRI of the question. Default: the page's address with `#question-` and the question's id. */
  activityId?: Iri;
}

const nobody = (): Actor => ({ account: { homePage: location.origin, name: 'anonymous' } });
const activityOf = (questionId: number): Iri => `${location.origin}${location.pathname}#question-${questionId}`;

/** An answer without its statement, as the device keeps it. */
export type Graded = Omit<Answered, 'xapi'>;

/** The score of an answer, with what it consists of. */
export const graded = (
  { questionId, submoduleId }: HostQuestion,
  { answer, details, durationSeconds }: Pick<Answered, 'answer' | 'details' | 'durationSeconds'>,
): Graded => ({
  ...{ questionId, submoduleId, answer, durationSeconds },
  ...{ score: scoreOf(details.result), maxScore: 1 },
  details: plain(details) as Answered['details'],
});

/** Adds the statement, whose code is loaded with the first answer. */
export async function withStatement(
  question: HostQuestion,
  answered: Graded,
  { actor = nobody(), activityId = activityOf(question.questionId) }: XapiOptions = {},
): Promise<Answered> {
  const { score, maxScore, durationSeconds, answer, details, file } = answered;
  const isRecording = file !== undefined;
  const xapi = await import('@rehearse/question-data/xapi').then(
    ({ answeredStatement }) =>
      answeredStatement({
        ...{ actor, activityId, question, score, maxScore, durationSeconds, answer: details.answer },
        ...(isRecording && answer ? { response: answer } : {}),
      }),
    () => null,
  );
  return { ...answered, xapi };
}
