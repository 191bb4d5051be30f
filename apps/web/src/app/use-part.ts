import { NotOffered } from '@rehearse/api-client';
import type { Part } from '@rehearse/ui/screens';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../host/failure.ts';

/**
 * Loads a part of a page, and reloads it when `load` changes; the old data stays until the new data is loaded.
 *
 * @returns the part, a function to retry after a failure, and one to load again while the old data stays
 */
export function usePart<T>(load: () => Promise<T>): [part: Part<T>, retry: () => void, reload: () => void] {
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

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setPart({ phase: 'loading' });
    reload();
  }, [reload]);
  return [part, retry, reload];
}
