import type { z } from 'zod';
import { BadRequest } from './errors.ts';

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

const formatNames: Record<string, string> = {
  email: 'an e-mail address',
  regex: 'of letters, digits, ".", "_" and "-"',
};

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>) {
  if (issue.origin !== 'string') return `must be at least ${issue.minimum}.`;
  return issue.minimum === 1 ? 'must not be empty.' : `must have at least ${issue.minimum} characters.`;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>) {
  if (issue.origin !== 'string') return `must be at most ${issue.maximum}.`;
  return `must have at most ${issue.maximum} characters.`;
}

function explain(issue: Issue): string {
  if (issue.input === undefined) return 'is required.';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return `must be ${formatNames[issue.format] ?? `of the format ${issue.format}`}.`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(', ')}.`.replace(/, ([^,]*)$/, ' or $1');
    default:
      return 'is not valid.';
  }
}

/** PostgreSQL can't hold the character 0 in a text, so no text may carry it. */
function assertWithoutZero(value: unknown, place: string): void {
  if (typeof value === 'string' && value.includes('\0')) throw new BadRequest(place, 'must not hold the character 0.');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) assertWithoutZero(child, Array.isArray(value) ? place : key);
}

/**
 * The value as the contract's schema has it, without unknown fields.
 *
 * @param place names the value itself when it, and not one of its fields, is wrong: "body"
 * @throws BadRequest that names the first wrong field
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown, place: string): z.infer<Schema> {
  const checked = schema.safeParse(value, { reportInput: true });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new BadRequest(issue?.path.join('.') || place, issue ? explain(issue) : 'is not valid.');
  }
  assertWithoutZero(checked.data, place);
  return checked.data;
}

/** Parses a JSON body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('body', 'must be JSON.');
  }
}
