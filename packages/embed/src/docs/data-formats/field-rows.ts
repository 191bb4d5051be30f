import type { TypeRules } from '@rehearse/question-data';

type Rule = TypeRules['schema'];

/** A field of a question's format. */
export interface FieldRow {
  /** `blankList[].answer`. */
  path: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** Fields of every type, which each list leaves out. */
export const commonFields = [
  ...['type', 'submoduleId', 'version', 'id', 'questionId', 'moduleId'],
  ...['difficultyLevel', 'isPracticed', 'explanation'],
];

const deepest = 3;
const words: Readonly<Record<string, string>> = { array: 'list', string: 'text', integer: 'whole number' };

/** `text`, `list of text`, `"Easy" or "Hard"`. */
function typeName({ type = 'object', items, anyOf, oneOf, enum: some, const: only }: Rule): string {
  const values = some ?? (only === undefined ? undefined : [only]);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  const branches = anyOf ?? oneOf;
  if (branches) return [...new Set(branches.map(typeName))].join(' or ');
  if (items) return `list of ${typeName(items)}`;
  return words[type] ?? type;
}

/** The objects inside a value, each with the path to it. */
function objectsIn(rule: Rule, path: string): [string, Rule][] {
  const { items, anyOf, oneOf, properties } = rule;
  if (properties) return [[path, rule]];
  if (items) return objectsIn(items, `${path}[]`);
  return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((branch) => objectsIn(branch, path));
}

function rowsIn(rule: Rule, above: string, depth: number): FieldRow[] {
  return Object.entries(rule.properties ?? {}).flatMap(([name, field]) => {
    const path = above ? `${above}.${name}` : name;
    const isRequired = rule.required?.includes(name) ?? false;
    const row = { path, type: typeName(field), isRequired, description: field.description ?? '' };
    const inner = depth < deepest ? objectsIn(field, path) : [];
    return [row, ...inner.flatMap(([at, object]) => rowsIn(object, at, depth + 1))];
  });
}

/** The fields of a type beside those of every type; of what is nested, three levels. A field of several variants comes once. */
export function fieldRows(schema: Rule): FieldRow[] {
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => !commonFields.includes(name));
  const rows = rowsIn({ ...schema, properties: Object.fromEntries(own) }, '', 1);
  return rows.filter((row, at) => rows.findIndex(({ path }) => path === row.path) === at);
}
