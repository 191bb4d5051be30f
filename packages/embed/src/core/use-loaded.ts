import { useEffect, useState } from 'react';
import { EmbedError } from './embed-error.ts';
import type { EmbedOptions } from './options.ts';
import { useLatest } from './use-latest.ts';

export type Loaded<T> = { phase: 'loading' } | { phase: 'failed'; error: EmbedError } | { phase: 'ready'; value: T };

/** Data as a key, so that an equal object in another render loads nothing again. */
export function keyOf(...data: readonly unknown[]): string {
  try {
    return JSON.stringify(data);
  } catch {
    return String(data);
  }
}

const asEmbedError = (cause: unknown) =>
  cause instanceof EmbedError ? cause : new EmbedError('load', 'The question could not be loaded.', { cause });

/** Loads a value, again under another key, and on request. */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  onError: EmbedOptions['onError'],
): [loaded: Loaded<T>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest({ load, onError });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or attempt loads again
  useEffect(() => {
    const wanted = new AbortController();
    const settle = (next: Loaded<T>) => {
      if (!wanted.signal.aborted) setLoaded(next);
    };
    settle({ phase: 'loading' });
    latest.current.load(wanted.signal).then(
      (value) => settle({ phase: 'ready', value }),
      (cause: unknown) => {
        if (wanted.signal.aborted) return;
        const error = asEmbedError(cause);
        settle({ phase: 'failed', error });
        latest.current.onError?.(error);
      },
    );
    return () => wanted.abort();
  }, [key, attempt, latest]);
  return [loaded, () => setAttempt((before) => before + 1)];
}
