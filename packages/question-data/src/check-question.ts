import { type CheckResult, checkWith } from './check/check-with.ts';
import { typeOf } from './check/type-of.ts';
import { allRules } from './rules/all.ts';

/**
 * Checks data as a question of the type that it names. Never throws, whatever the data.
 *
 * @returns the question with what was left out filled in, or the problems, each in a sentence that names the field
 */
export function checkQuestion(data: unknown): CheckResult {
  const found = typeOf(data);
  return 'slug' in found ? checkWith(allRules[found.slug], data) : { ok: false, problems: [found] };
}
