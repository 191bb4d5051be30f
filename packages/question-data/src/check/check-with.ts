import { identityOf } from './identity.ts';
import type { Rule, TypeRules } from './rule.ts';

/** Something wrong in the data of a question. */
export interface Problem {
  /** JSON Pointer of the field: `/blankList/0/answer`; empty for the question itself. */
  readonly path: string;
  /** A sentence in English that names the path. */
  readonly message: string;
}

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

type Path = readonly (string | number)[];

interface Notes {
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

const pointerOf = (path: Path) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const problemAt = (path: Path, says: string): Problem => {
  const pointer = pointerOf(path);
  return { path: pointer, message: `${pointer || 'The question'} ${says}` };
};

const kindOf = (value: unknown): Rule['type'] => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  // The kinds of values that JSON has; any other is treated as one that fits nothing.
  return typeof value as Rule['type'];
};

const names: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};
const nameOf = (value: unknown) =>
  value === true || value === false ? String(value) : (names[String(kindOf(value))] ?? typeof value);

const because = ({ description }: Rule) => (description ? `: ${description}` : '.');
const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** What is wrong with a value by itself; undefined if nothing is. */
function saysOf(rule: Rule, value: unknown): string | undefined {
  const { type, minLength = 0, maxLength = Infinity, minItems = 0, minimum = -Infinity, maximum = Infinity } = rule;
  const kind = kindOf(value);
  if (type && type !== kind && !(type === 'number' && kind === 'integer'))
    return `must be ${names[type]}, but is ${nameOf(value)}${because(rule)}`;
  if (rule.const !== undefined && value !== rule.const) return `must be ${JSON.stringify(rule.const)}${because(rule)}`;
  if (rule.enum && !rule.enum.includes(value as string))
    return `must be one of ${rule.enum.map((one) => JSON.stringify(one)).join(', ')}${because(rule)}`;
  if (typeof value === 'string') {
    if (value.length < minLength) return `is empty${because(rule)}`;
    if (value.length > maxLength)
      return `must have ${maxLength === 1 ? 'one character' : `at most ${maxLength} characters`}${because(rule)}`;
  }
  if (Array.isArray(value) && value.length < minItems)
    return value.length === 0 ? `is empty${because(rule)}` : `has too few entries${because(rule)}`;
  if (typeof value === 'number' && (value < minimum || value > maximum))
    return value < minimum
      ? `must be at least ${minimum}${because(rule)}`
      : `must be at most ${maximum}${because(rule)}`;
  return undefined;
}

/** Whether the constants of an object are those of a branch. */
const isBranch = ({ properties = {} }: Rule, value: Record<string, unknown>) =>
  Object.entries(properties).every(([key, { const: expected }]) => expected === undefined || value[key] === expected);

function checkedObject(rule: Rule, value: Record<string, unknown>, path: Path, notes: Notes): unknown {
  const { properties = {}, required = [], additionalProperties } = rule;
  for (const key of required)
    if (value[key] === undefined || value[key] === null)
      notes.problems.push(problemAt([...path, key], `is missing${because(properties[key] ?? {})}`));
  const given = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
  return Object.fromEntries(
    given.flatMap(([key, entry]) => {
      const fitting = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      if (fitting) return [[key, checked(fitting, entry, [...path, key], notes)]];
      notes.warnings.push(problemAt([...path, key], 'is no field of the format, and is ignored.'));
      return [];
    }),
  );
}

const described = (rule: Rule, { description }: Rule): Rule => (description ? { ...rule, description } : rule);

function checkedBranch(rule: Rule, branches: readonly Rule[], value: unknown, path: Path, notes: Notes): unknown {
  const branch = isObject(value) ? branches.find((one) => isBranch(one, value)) : branches[0];
  if (branch) return checked(described(branch, rule), value, path, notes);
  const [key = ''] = Object.entries(branches[0]?.properties ?? {}).find(([, one]) => one.const !== undefined) ?? [];
  const expected = branches.map(({ properties }) => JSON.stringify(properties?.[key]?.const)).join(', ');
  notes.problems.push(problemAt([...path, key], `must be one of ${expected}.`));
  return value;
}

/** Checks a value; returns it with the fields of the format only. */
function checked(rule: Rule, value: unknown, path: Path, notes: Notes): unknown {
  if (rule.oneOf) return checkedBranch(rule, rule.oneOf, value, path, notes);
  if (rule.anyOf) {
    const branch = rule.anyOf.find(({ type }) => type === kindOf(value));
    if (branch) return checked(described(branch, rule), value, path, notes);
    const kinds = rule.anyOf.map(({ type = '' }) => names[type]).join(' or ');
    notes.problems.push(problemAt(path, `must be ${kinds}, but is ${nameOf(value)}${because(rule)}`));
    return value;
  }
  const says = saysOf(rule, value);
  if (says) notes.problems.push(problemAt(path, says));
  else if (Array.isArray(value) && rule.items) {
    const { items } = rule;
    return value.map((entry, index) => checked(items, entry, [...path, index], notes));
  } else if (isObject(value)) return checkedObject(rule, value, path, notes);
  return value;
}

/** Checks data as a question of a type. */
export function checkWith(rules: TypeRules, data: unknown): CheckResult {
  const notes: Notes = { problems: [], warnings: [] };
  const value = checked(rules.schema, data, [], notes);
  const problems =
    notes.problems.length > 0
      ? notes.problems
      : (rules.faults?.(value) ?? []).map(({ path, says }) => problemAt(path, says));
  if (problems.length > 0) return { ok: false, problems };
  const question = value as Partial<CheckedQuestion>;
  const questionId = question.questionId ?? question.id ?? identityOf(value);
  return {
    ok: true,
    question: {
      isPracticed: false,
      ...question,
      submoduleId: rules.submoduleId,
      questionId,
      id: question.id ?? questionId,
    },
    warnings: notes.warnings,
  };
}
