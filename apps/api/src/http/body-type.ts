import type { Context } from 'hono';
import { WrongContentType } from './errors.ts';
import { operations } from './operations.gen.ts';
import type { Patience } from './patience.ts';
import type { BodyLimits } from './request-body.ts';
import type { AnyRoute, OperationId } from './route.ts';

const learnerBytes = 256 * 1024;
const visitorBytes = 64 * 1024;
const longestType = 200;

/** The media type that the contract names for each kind of body; a body that it does not name may be an empty JSON one. */
const typeOf = { json: 'application/json', none: 'application/json', form: 'multipart/form-data' } as const;

/** True when a request says that its body is of a media type. */
export function isType(c: Context, type: string): boolean {
  const given = c.req.header('content-type') ?? '';
  return given.length <= longestType && (given.split(';', 1)[0] ?? '').trim().toLowerCase() === type;
}

/**
 * Refuses a body of another type than the contract's, before any of it is read.
 *
 * @throws WrongContentType
 */
export function assertType(c: Context, id: OperationId): void {
  const { body } = operations[id];
  const needsNone = body === 'none' && c.req.header('content-type') === undefined;
  if (!needsNone && !isType(c, typeOf[body])) throw new WrongContentType(typeOf[body]);
}

/** How much of a body an operation takes, and for how long: least from those who are not signed in. */
export function bodyLimitsOf({ id, options }: AnyRoute, { visitorMs, learnerMs, uploadMs }: Patience): BodyLimits {
  const { access, body } = operations[id];
  if (access === 'public' || access === 'reader') {
    return { maxBytes: options.maxBodyBytes ?? visitorBytes, limitMs: visitorMs };
  }
  return { maxBytes: options.maxBodyBytes ?? learnerBytes, limitMs: body === 'form' ? uploadMs : learnerMs };
}
