import { slugs } from '../check/type-of.ts';
import { type AnsweredQuestion, interactionOf } from './interactions.ts';
import { makeStatement, measured } from './make-statement.ts';
import type { Scored, Statement, StatementInput } from './statement.ts';

/** An answer to a question. */
export interface AnsweredInput extends StatementInput, Scored {
  /** The question as `checkQuestion` returns it, or as the contract serves it. */
  readonly question: AnsweredQuestion;
  /** The answer as the question's flow emits it. */
  readonly answer: unknown;
  /** What the answer is, where it is no text: the address of a recording. */
  readonly response?: string | undefined;
}

/** Names the type of a question in the extensions of its activity. */
export const questionTypeExtension = 'urn:x-rehearse:question-type';

/**
 * The statement of an answered question. `score` null or absent: nothing was measured, so neither a score nor success is
 * stated.
 */
export function answeredStatement({ question, answer, response, ...input }: AnsweredInput): Statement {
  const { description, response: text, ...interaction } = interactionOf(question, answer);
  const { score, maxScore = 1 } = input;
  const said = response ?? text;
  return makeStatement('answered', input, {
    definition: {
      type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
      ...(description && { description: { en: description } }),
      ...interaction,
      extensions: { [questionTypeExtension]: slugs[question.submoduleId - 1] ?? '' },
    },
    result: {
      ...measured(input),
      ...(score !== null && score !== undefined && { success: score >= maxScore }),
      completion: true,
      ...(said !== undefined && { response: said }),
    },
  });
}
