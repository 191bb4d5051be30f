import {
  type ApiClient,
  type AttemptPage,
  deleteRecording,
  listAttempts,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import type { PastAttemptsState } from '@rehearse/ui/screens';
import { useEffect, useRef, useState } from 'react';
import { atHost } from './at-host.ts';
import type { HostQuestion } from './host-question.ts';
import type { PracticeFlow } from './practice-flow.ts';

const pageSize = 5;

type HostAttempt = AttemptPage['content'][number];

interface PastAttempts {
  state: PastAttemptsState;
  /** Loads the latest ones, anew each time. */
  load: () => void;
  loadMore: () => void;
  /** @throws ApiError when it could not be deleted */
  remove: (recordingUrl: string) => Promise<void>;
}

/** The learner's earlier attempts at a question. Nothing is asked of the host before `load`. */
export function usePastAttempts(client: ApiClient, flow: PracticeFlow, question: HostQuestion): PastAttempts {
  const [state, setState] = useState<PastAttemptsState>({ phase: 'loading' });
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  const { questionId, submoduleId } = question;
  const host = client.getConfig().baseUrl ?? '';

  const toShown = ({ attemptId, createdAt, score, kind, answer, recordingUrl }: HostAttempt) => ({
    attemptId,
    createdAt,
    score,
    answer: kind === 'recording' ? null : flow.readAnswer(answer ?? '', question),
    recordingUrl: atHost(recordingUrl, host),
  });

  const loadFrom = async (page: number) => {
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const before = page > 1 && state.phase === 'shown' ? state.attempts : [];
    setState(page > 1 && state.phase === 'shown' ? { ...state, isLoadingMore: true } : { phase: 'loading' });
    const body = { questionId, submoduleId, page, size: pageSize };
    try {
      const { content, totalPages } = await unwrap(listAttempts({ client, body, signal }));
      // an attempt that came in between moves the pages by one
      const known = new Set(before.map(({ attemptId }) => attemptId));
      const attempts = [...before, ...content.filter(({ attemptId }) => !known.has(attemptId)).map(toShown)];
      if (!signal.aborted) setState({ phase: 'shown', attempts, hasMore: page < totalPages, isLoadingMore: false });
    } catch {
      if (!signal.aborted) setState({ phase: 'failed' });
    }
  };

  const remove = async (recordingUrl: string) => {
    const file = recordingUrl.slice(recordingUrl.lastIndexOf('/') + 1);
    const outcome = await deleteRecording({ client, path: { file } });
    // gone already is as good as deleted
    if (outcome.response?.status !== 404) await unwrapIfAny(Promise.resolve(outcome));
    setState((shown) =>
      shown.phase === 'shown'
        ? {
            ...shown,
            attempts: shown.attempts.map((one) =>
              one.recordingUrl === recordingUrl ? { ...one, recordingUrl: null } : one,
            ),
          }
        : shown,
    );
  };

  const pages = state.phase === 'shown' ? Math.ceil(state.attempts.length / pageSize) : 0;
  return { state, load: () => void loadFrom(1), loadMore: () => void loadFrom(pages + 1), remove };
}
