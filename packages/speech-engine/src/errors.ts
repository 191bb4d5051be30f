/**
 * Why no speech could be made.
 *
 * - `bad-request`: the text is empty or too long, or the rate is out of range. Nothing was attempted.
 * - `unknown-voice`: there is no such voice. Nothing was attempted.
 * - `queue-full`: too many requests are waiting. Try again later.
 * - `timeout`: the synthesizer took too long and was stopped; the next request gets a new process.
 * - `engine-died`: the synthesizer's process crashed twice on the same request.
 * - `synthesis-failed`: the synthesizer rejected the text or produced only silence.
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

/** The error of this package. Distinguish cases by `code`, never by the message. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  /** Machine-readable reason. */
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
