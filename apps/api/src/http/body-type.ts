import type { Context } from 'hono';
import type { BodyTimeouts } from './body-timeouts.ts';
import { WrongContentType } from './errors.ts';
import { operations } from './operations.gen.ts';
import type { BodyLimits } from './request-body.ts';
import type { AnyRoute, OperationId } from './route.ts';

const learnerBytes = 256 * 1024;
const visitorBytes = 64 * 1024;
const longestType = 200;

/** The media type of each kind of body in the contract; operations without a body also accept an empty JSON one. */
const typeOf = { json: 'application/json', none: 'application/json', form: 'multipart/form-data' } as const;

/** Whether the request's Content-Type is this media type. */
export function isType(c: Context, type: string): boolean {
  const given = c.req.header('content-type') ?? '';
  return given.length <= longestType && (given.split(';', 1)[0] ?? '').trim().toLowerCase() === type;
}

/**
 * Rejects a body whose type differs from the contract's, before any of it is read.
 *
 * @throws WrongContentType
 */
export function assertType(c: Context, id: OperationId): void {
  const { body } = operations[id];
  const needsNone = body === 'none' && c.req.header('content-type') === undefined;
  if (!needsNone && !isType(c, typeOf[body])) throw new WrongContentType(typeOf[body]);
}

/** Size and time limits for the body of an operation; strictest for visitors who are not logged in. */
export function bodyLimitsOf({ id, options }: AnyRoute, { visitorMs, learnerMs, uploadMs }: BodyTimeouts): BodyLimits {
  const { access, body } = operations[id];
  if (access === 'public' || access === 'reader') {
    return { maxBytes: options.maxBodyBytes ?? visitorBytes, limitMs: visitorMs };
  }
  return { maxBytes: options.maxBodyBytes ?? learnerBytes, limitMs: body === 'form' ? uploadMs : learnerMs };
}
