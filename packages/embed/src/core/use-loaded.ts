import { useEffect, useState } from 'react';
import { EmbedError } from './embed-error.ts';
import { type LoadedQuestion, loadQuestion } from './load-question.ts';
import type { QuestionOptions } from './options.ts';
import { useLatest } from './use-latest.ts';

export type Loaded =
  | { phase: 'loading' }
  | { phase: 'failed'; error: EmbedError }
  | { phase: 'ready'; question: LoadedQuestion };

/** Data as a key, so that an equal object in another render loads nothing again. */
function keyOf(data: unknown): string {
  try {
    return JSON.stringify(data) ?? '';
  } catch {
    return String(data);
  }
}

/** Loads a question, again when it is another one, and on request. */
export function useLoaded(
  options: Pick<QuestionOptions, 'data' | 'src' | 'mediaBase' | 'onError'>,
): [loaded: Loaded, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest(options);
  const { src, mediaBase } = options;
  const data = src === undefined ? keyOf(options.data) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` is the question as a key, `attempt` asks again
  useEffect(() => {
    const wanted = new AbortController();
    const settle = (next: Loaded) => {
      if (!wanted.signal.aborted) setLoaded(next);
    };
    settle({ phase: 'loading' });
    loadQuestion({ ...latest.current, src, mediaBase }, wanted.signal).then(
      (question) => settle({ phase: 'ready', question }),
      (cause: unknown) => {
        if (wanted.signal.aborted) return;
        const error =
          cause instanceof EmbedError ? cause : new EmbedError('load', 'The question could not be loaded.', { cause });
        settle({ phase: 'failed', error });
        latest.current.onError?.(error);
      },
    );
    return () => wanted.abort();
  }, [data, src, mediaBase, attempt, latest]);
  return [loaded, () => setAttempt((before) => before + 1)];
}
