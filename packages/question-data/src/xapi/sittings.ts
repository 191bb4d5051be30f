import { makeStatement, measured } from './make-statement.ts';
import type { Activity, LanguageMap, Scored, Statement, StatementInput } from './statement.ts';

/** A sitting: questions in a row. */
export interface SittingInput extends StatementInput {
  readonly kind: 'drill' | 'test';
  /** Its title by language. */
  readonly name: LanguageMap;
}

const definitionOf = ({ kind, name }: SittingInput): Activity['definition'] => ({
  type: `http://adlnet.gov/expapi/activities/${kind === 'test' ? 'assessment' : 'lesson'}`,
  name,
});

/** A learner opened a sitting. */
export const experiencedStatement = (input: SittingInput): Statement =>
  makeStatement('experienced', input, { definition: definitionOf(input) });

/** A learner has answered, or left out, every question of a sitting. */
export const completedStatement = (input: SittingInput & Scored): Statement =>
  makeStatement('completed', input, {
    definition: definitionOf(input),
    result: { ...measured(input), completion: true },
  });
