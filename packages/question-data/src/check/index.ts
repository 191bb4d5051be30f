export { type CheckedQuestion, type CheckResult, checkWith } from './check-with.ts';
export type { Problem } from './problem.ts';
export type { Rule, TypeRules } from './rule.ts';
export { type FoundType, slugs, type TypeSlug, typeOf } from './type-of.ts';
