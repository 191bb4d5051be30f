import { getPreviewQuestion, listPreview, unwrap } from '@rehearse/api-client';
import { type HostQuestion, located } from '@rehearse/embed/types';
import type { CallFailure } from '@rehearse/practice-machines/login';
import type { PreviewRow, PreviewView } from '@rehearse/ui/screens';
import { useCallback, useEffect, useState } from 'react';
import { type Services, useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';

const loadRows = async (
  { api: client, extras }: Pick<Services, 'api' | 'extras'>,
  signal: AbortSignal,
): Promise<PreviewRow[]> => (await extras.ask('preview', () => unwrap(listPreview({ client, signal })))).content;

type Loaded<T> = { phase: 'loading' } | { phase: 'failed'; failure: CallFailure } | { phase: 'ready'; value: T };

/** Loads again when `load` changes, or on request. */
function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): [state: Loaded<T>, retry: () => void] {
  const [state, setState] = useState<Loaded<T>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    const wanted = new AbortController();
    const settle = (next: Loaded<T>) => {
      if (!wanted.signal.aborted) setState(next);
    };
    settle({ phase: 'loading' });
    load(wanted.signal).then(
      (value) => settle({ phase: 'ready', value }),
      (error: unknown) => settle({ phase: 'failed', failure: failureOf(error) }),
    );
    return () => wanted.abort();
  }, [load, attempt]);
  return [state, () => setAttempt((before) => before + 1)];
}

/** The preview list. */
export function usePreviewList(): [view: PreviewView, retry: () => void] {
  const services = useServices();
  const [state, retry] = useLoaded(useCallback((signal) => loadRows(services, signal), [services]));
  return [state.phase === 'ready' ? { phase: 'ready', rows: state.value } : state, retry];
}

/** A preview question with its list. */
export interface PreviewQuestion {
  question: HostQuestion;
  rows: readonly PreviewRow[];
}

/** A preview question by position; null beyond the end of the list. */
export function usePreviewQuestion(number: number): [state: Loaded<PreviewQuestion | null>, retry: () => void] {
  const services = useServices();
  const { api } = services;
  const load = useCallback(
    async (signal: AbortSignal): Promise<PreviewQuestion | null> => {
      const rows = await loadRows(services, signal);
      if (!rows.some((row) => row.number === number)) return null;
      const path = { number: String(number) };
      const question = await unwrap(getPreviewQuestion({ client: api, path, signal }));
      return { question: located(question, api.getConfig().baseUrl ?? ''), rows };
    },
    [services, api, number],
  );
  return useLoaded(load);
}
