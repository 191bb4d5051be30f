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

/** PostgreSQL can't store NUL in text, so it is rejected everywhere. */
function assertWithoutZero(value: unknown, place: string): void {
  if (typeof value === 'string' && value.includes('\0')) throw new InvalidInput('field.character', { field: place });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) assertWithoutZero(child, Array.isArray(value) ? place : key);
}

/**
 * The value parsed by the contract's schema, without unknown fields.
 *
 * @param place the name to report when the value itself, not one of its fields, is wrong: "body"
 * @throws InvalidInput with the first invalid field
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

/** The contract's bodies are only a few levels deep. Deeper ones could overflow the stack of recursive code. */
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
