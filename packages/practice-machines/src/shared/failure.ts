/** Why a call to the host failed, for a screen to word. */
export interface CallFailure {
  /**
   * What the host, or the client that calls it, names the failure: `account.wrongLogin`, `network`.
   * - `server`: no name; `message` is the host's own sentence, made for the learner.
   * - `unknown`: nothing is known.
   */
  code: string;
  /** The host's own sentence, in whatever language it speaks; empty when it said nothing. */
  message: string;
  /** The field of the request that is wrong, as the host names it. */
  field?: string;
  /** Values that a text for the code speaks of. */
  params?: Readonly<Record<string, string | number>>;
}

/** Errors of a program: their texts are for its makers. */
const ofPrograms = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Reads the reason out of whatever an actor rejected with: a text, or an `Error` or object with a `message`, and with a
 * `code`, `field` and `params` where the host names them.
 */
export function callFailure(error: unknown): CallFailure {
  if (typeof error === 'string') return failureOf({ message: error });
  if (typeof error !== 'object' || error === null || ofPrograms.some((kind) => error instanceof kind)) {
    return failureOf({});
  }
  return failureOf(error as Record<string, unknown>);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function failureOf(error: Record<string, unknown>): CallFailure {
  const message = textOf(error['message']);
  const code = textOf(error['code']) || (message === '' ? 'unknown' : 'server');
  const field = textOf(error['field']);
  const params = error['params'];
  return {
    code,
    message,
    ...(field !== '' && { field }),
    ...(isParams(params) && { params }),
  };
}

const isParams = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');
