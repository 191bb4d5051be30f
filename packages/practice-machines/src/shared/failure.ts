/**
 * Why a call to the host failed.
 * - `server`: `message` is the host's own sentence, made for the learner, to be shown as it is.
 * - `unknown`: nothing was said; show the app's own text for an unknown error.
 */
export interface CallFailure {
  code: 'server' | 'unknown';
  /** Empty when the code is `unknown`. */
  message: string;
}

/** Reads the reason out of whatever an actor rejected with: an `Error`, a text, or an object with a `message`. */
export function callFailure(error: unknown): CallFailure {
  const message = messageOf(error).trim();
  return message === '' ? { code: 'unknown', message: '' } : { code: 'server', message };
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return error.message;
  }
  return '';
}
