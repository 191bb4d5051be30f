/** Why a call to the host failed; the screen chooses the text. */
export interface CallFailure {
  /**
   * The code from the host or from the API client: `account.wrongLogin`, `network`.
   * - `server`: no code; `message` is the host's own text for the learner.
   * - `unknown`: no information.
   */
  code: string;
  /** The host's own text, in whatever language it uses; empty if there was none. */
  message: string;
  /** The invalid field of the request, as the host names it. */
  field?: string;
  /** Values for the text of the code. */
  params?: Readonly<Record<string, string | number>>;
}

/** Programming errors, whose texts are meant for developers. */
const ofPrograms = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Extracts the reason from a rejection: a string, or an `Error` or object with a `message` and, if the host provides them,
 * `code`, `field` and `params`.
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
