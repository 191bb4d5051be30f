import { NotOffered } from '@rehearse/api-client';
import type { Part } from '@rehearse/ui/screens';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../host/failure.ts';

/**
 * Loads a part of a page, and reloads it when `load` changes; the old data stays until the new data is loaded.
 *
 * @returns the part, and a function to retry after a failure
 */
export function usePart<T>(load: () => Promise<T>): [Part<T>, () => void] {
  const [part, setPart] = useState<Part<T>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Part<T>) => isCurrent && setPart(next);
    load().then(
      (value) => show({ phase: 'ready', value }),
      (error: unknown) =>
        show(error instanceof NotOffered ? { phase: 'absent' } : { phase: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setPart({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [part, retry];
}
