export { type CheckedQuestion, type CheckResult, checkWith } from './check/check-with.ts';
export type { Problem } from './check/problem.ts';
export type { TypeRules } from './check/rule.ts';
export { type FoundType, slugs, type TypeSlug, typeOf } from './check/type-of.ts';
export { checkQuestion } from './check-question.ts';
export type { QuestionData } from './schemas.ts';
