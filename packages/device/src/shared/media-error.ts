import type { MicrophoneFailure } from '@rehearse/practice-machines/ports';

const failures: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
  NotSupportedError: 'unsupported',
  // no HTTPS, or constraints that the browser rejects
  TypeError: 'unsupported',
};

/** The reason why the browser provided no device. */
export function mediaFailureOf(cause: unknown): MicrophoneFailure {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return failures[name] ?? 'taken';
}
