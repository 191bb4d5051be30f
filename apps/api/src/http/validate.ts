import type { z } from 'zod';
import type { ErrorCode, ErrorParams } from '../domain/error-codes.ts';
import { InvalidInput } from '../domain/errors.ts';

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

type Fault = { code: ErrorCode; params?: ErrorParams };

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Fault {
  const min = Number(minimum);
  if (origin === 'array') return { code: 'field.tooFew', params: { min } };
  if (origin !== 'string') return { code: 'field.tooSmall', params: { min } };
  return min === 1 ? { code: 'field.required' } : { code: 'field.tooShort', params: { min } };
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Fault {
  const max = Number(maximum);
  if (origin === 'array') return { code: 'field.tooMany', params: { max } };
  return { code: origin === 'string' ? 'field.tooLong' : 'field.tooBig', params: { max } };
}

function faultOf(issue: Issue | undefined): Fault {
  if (!issue) return { code: 'field.invalid' };
  if (issue.input === undefined) return { code: 'field.required' };
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'field.type', params: { expected: typeNames[issue.expected] ?? issue.expected } };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'field.email' : 'field.format' };
    case 'invalid_value':
      return { code: 'field.notAnOption', params: { options: issue.values.map(String).join(', ') } };
    default:
      return { code: 'field.invalid' };
  }
}

/** PostgreSQL can't hold the character 0 in a text, so no text may carry it. */
function assertWithoutZero(value: unknown, place: string): void {
  if (typeof value === 'string' && value.includes('\0')) throw new InvalidInput('field.character', { field: place });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) assertWithoutZero(child, Array.isArray(value) ? place : key);
}

/**
 * The value as the contract's schema has it, without unknown fields.
 *
 * @param place names the value itself when it, and not one of its fields, is wrong: "body"
 * @throws InvalidInput that names the first wrong field
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown, place: string): z.infer<Schema> {
  const checked = schema.safeParse(value, { reportInput: true });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const { code, params } = faultOf(issue);
    throw new InvalidInput(code, { field: issue?.path.join('.') || place, params });
  }
  assertWithoutZero(checked.data, place);
  return checked.data;
}

/** No body of the contract is deeper than a few levels. What walks through a value would end at the stack's limit. */
const deepest = 40;

function assertShallow(value: unknown, level = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (level === deepest) throw new InvalidInput('field.invalid', { field: 'body' });
  for (const child of Object.values(value)) assertShallow(child, level + 1);
}

/** Parses a JSON body. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidInput('request.notJson', { field: 'body' });
  }
  assertShallow(value);
  return value;
}
