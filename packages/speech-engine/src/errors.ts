/**
 * Why speech could not be made.
 *
 * - `bad-request`: the text is empty or too long, or the rate is out of range. Nothing was tried.
 * - `unknown-voice`: no speaker has that name. Nothing was tried.
 * - `queue-full`: too many requests are waiting. Try again later.
 * - `timeout`: the synthesizer took too long and was stopped; the next request gets a fresh one.
 * - `engine-died`: the process of the synthesizer ended twice on the same request.
 * - `synthesis-failed`: the synthesizer refused the text or gave nothing but silence.
 * - `closed`: the engine was closed before the request was done.
 */
export type SpeechErrorCode =
  | 'bad-request'
  | 'unknown-voice'
  | 'queue-full'
  | 'timeout'
  | 'engine-died'
  | 'synthesis-failed'
  | 'closed';

/** The one error this package throws. Tell cases apart by `code`, never by the message. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  /** What went wrong, for programs. */
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
