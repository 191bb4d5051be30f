import { identityOf } from './identity.ts';
import { mustBe, type Path, type Problem, problemAt } from './problem.ts';
import type { Rule, TypeRules } from './rule.ts';

/** What a question has when it was checked, whatever was left out. */
export interface CheckedQuestion {
  /** Id of the question's type. */
  submoduleId: number;
  /** Id of the question; derived from the data if it had none, so it is the same each time. */
  questionId: number;
  id: number;
  isPracticed: boolean;
}

/** The outcome of a check. `question` has only the fields of the format; one that is null counts as left out. */
export type CheckResult<Question = CheckedQuestion> =
  | {
      readonly ok: true;
      readonly question: Question;
      /** Fields that the format doesn't have; they are ignored. Often a misspelled name. */
      readonly warnings: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface Notes {
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

const names: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** The type of a value as JSON Schema names it. */
const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
};
const nameOf = (kind = '') => names[kind] ?? kind;

const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** What is wrong with a value by itself; undefined if nothing is. */
function saysOf(
  { type, const: only, enum: some, minLength, maxLength, minItems, minimum, maximum }: Rule,
  value: unknown,
) {
  const kind = kindOf(value);
  if (type && type !== kind && (type !== 'number' || kind !== 'integer'))
    return `must be ${nameOf(type)}, but is ${nameOf(kind)}`;
  const values = some ?? (only === undefined ? undefined : [only]);
  if (values && !values.includes(value as never)) return mustBe(values);
  const { length = 0 } = (value ?? {}) as { length?: number };
  if (length < (minLength ?? minItems ?? 0)) return length ? 'has too few entries' : 'is empty';
  if (maxLength && length > maxLength) return 'is too long';
  if (minimum !== undefined && (value as number) < minimum) return `must be at least ${minimum}`;
  if (maximum && (value as number) > maximum) return `must be at most ${maximum}`;
  return undefined;
}

/** Whether the constants of an object are those of a branch. */
const isBranch = ({ properties = {} }: Rule, value: Record<string, unknown>) =>
  Object.entries(properties).every(([key, { const: expected }]) => expected === undefined || value[key] === expected);

/** Checks a value and returns it with the fields of the format only. `description` is that of the rule it is a branch of. */
function checked(rule: Rule, value: unknown, path: Path, notes: Notes, description = rule.description): unknown {
  const { properties = {}, required = [], additionalProperties, items, anyOf, oneOf } = rule;
  const report = (says: string, at = path, why = description) => {
    notes.problems.push(problemAt(at, says + (why ? `: ${why}` : '.')));
  };
  if (oneOf) {
    const branch = isObject(value) ? oneOf.find((one) => isBranch(one, value)) : oneOf[0];
    if (branch) return checked(branch, value, path, notes, description ?? branch.description);
    const [[key] = ['']] = Object.entries(oneOf[0]?.properties ?? {}).filter(([, one]) => one.const);
    report(mustBe(oneOf.map((one) => one.properties?.[key]?.const)), [...path, key]);
    return value;
  }
  if (anyOf) {
    const branch = anyOf.find(({ type }) => type === kindOf(value));
    if (branch) return checked(branch, value, path, notes, description ?? branch.description);
    report(`must be ${anyOf.map(({ type }) => nameOf(type)).join(' or ')}, but is ${nameOf(kindOf(value))}`);
    return value;
  }
  const says = saysOf(rule, value);
  if (says) report(says);
  else if (Array.isArray(value) && items)
    return value.map((entry, index) => checked(items, entry, [...path, index], notes));
  else if (isObject(value)) {
    for (const key of required)
      if ((value[key] ?? null) === null) report('is missing', [...path, key], properties[key]?.description);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        if ((entry ?? null) === null) return [];
        const fitting = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        if (fitting) return [[key, checked(fitting, entry, [...path, key], notes)]];
        notes.warnings.push(problemAt([...path, key], 'is no field of the format, and is ignored.'));
        return [];
      }),
    );
  }
  return value;
}

/** Checks data as a question of a type. */
export function checkWith(rules: TypeRules, data: unknown): CheckResult {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const value = checked(rules.schema, data, [], { problems, warnings });
  if (!problems.length) for (const { path, says } of rules.faults?.(value) ?? []) problems.push(problemAt(path, says));
  if (problems.length) return { ok: false, problems };
  const question = value as Partial<CheckedQuestion>;
  const questionId = question.questionId ?? question.id ?? identityOf(value);
  return {
    ok: true,
    question: { id: questionId, isPracticed: false, ...question, submoduleId: rules.submoduleId, questionId },
    warnings,
  };
}
