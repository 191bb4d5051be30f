export { type CheckedQuestion, type CheckResult, checkWith, type Problem } from './check-with.ts';
export type { Rule, TypeRules } from './rule.ts';
export { type FoundType, slugs, type TypeSlug, typeOf } from './type-of.ts';
