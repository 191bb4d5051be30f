import type { ClassPart, Part } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { usePart } from '../../app/use-part.ts';

/** What was loaded, and when it was (ISO 8601). */
interface Dated<T> {
  value: T;
  now: string;
}

/** A part of a page about classes; null, or a host without classes, is a missing one. */
export function toClassPart<T>(part: Part<T | null>): ClassPart<T> {
  if (part.phase === 'failed') return part;
  if (part.phase !== 'ready') return { phase: part.phase === 'absent' ? 'missing' : 'loading' };
  return part.value === null ? { phase: 'missing' } : { phase: 'ready', value: part.value };
}

/**
 * Loads a page about classes. `load` is the same as long as the page is the same.
 *
 * @returns the part, the time at which it was loaded, and functions to try again and to load it again
 */
export function useClassPart<T>(load: () => Promise<T | null>) {
  const dated = useCallback(
    async (): Promise<Dated<T | null>> => ({ value: await load(), now: new Date().toISOString() }),
    [load],
  );
  const [part, onRetry, reload] = usePart(dated);
  const isReady = part.phase === 'ready';
  return {
    part: toClassPart<T>(isReady ? { phase: 'ready', value: part.value.value } : part),
    now: isReady ? part.value.now : '',
    onRetry,
    reload,
  };
}
