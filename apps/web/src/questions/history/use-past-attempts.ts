import { type AttemptPage, deleteRecording, listAttempts, NotOffered, unwrap, unwrapIfAny } from '@rehearse/api-client';
import type { HostQuestion, PracticeFlow } from '@rehearse/embed/types';
import { resolveHostUrl } from '@rehearse/embed/types';
import type { PastAttempt, PastAttemptsState } from '@rehearse/ui/screens';
import { useEffect, useRef, useState } from 'react';
import type { Services } from '../../app/services.ts';
import type { KeptAnswer } from '../../delivery/answers.ts';
import { readTurns } from './read-turns.ts';

const pageSize = 5;

type HostAttempt = AttemptPage['content'][number];

/** Object URLs of recordings that are only on this device, by the key of their answer. */
const keptRecordings = new Map<string, string>();

function recordingAddress(key: string, file: Blob): string {
  for (const [url, its] of keptRecordings) if (its === key) return url;
  const url = URL.createObjectURL(file);
  keptRecordings.set(url, key);
  return url;
}

/** An answer that is only on this device, as an attempt. */
function keptAttempt(
  { idempotencyKey, createdAt, submission }: KeptAnswer,
  attemptId: number,
  flow: PracticeFlow,
  question: HostQuestion,
): PastAttempt {
  const isRecording = submission.kind === 'recording';
  return {
    attemptId,
    createdAt: new Date(createdAt).toISOString(),
    score: 'score' in submission ? (submission.score ?? null) : null,
    answer: isRecording ? null : flow.readAnswer(submission.answer, question),
    recordingUrl: isRecording ? recordingAddress(idempotencyKey, submission.file) : null,
    ...(isRecording && submission.details && { turns: readTurns(JSON.stringify(submission.details), question) }),
    ...(isRecording ? { recordingFile: submission.file } : {}),
  };
}

interface PastAttempts {
  state: PastAttemptsState;
  /** Loads, or reloads, the latest attempts. */
  load: () => void;
  loadMore: () => void;
  /** @throws {ApiError} if it could not be deleted */
  remove: (recordingUrl: string) => Promise<void>;
}

/** The learner's earlier attempts at a question. Nothing is requested before `load`. */
export function usePastAttempts(
  { api: client, extras, workspace }: Pick<Services, 'api' | 'extras' | 'workspace'>,
  flow: PracticeFlow,
  question: HostQuestion,
): PastAttempts {
  const [state, setState] = useState<PastAttemptsState>({ phase: 'loading' });
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  const { questionId, submoduleId } = question;
  const host = client.getConfig().baseUrl ?? '';

  const toShown = ({ attemptId, createdAt, score, kind, answer, recordingUrl, correction }: HostAttempt) => ({
    attemptId,
    createdAt,
    score,
    answer: kind === 'recording' ? null : flow.readAnswer(answer ?? '', question),
    recordingUrl: resolveHostUrl(recordingUrl, host),
    ...(kind === 'recording' && answer !== null && { turns: readTurns(answer, question) }),
    ...(correction && { correction }),
  });

  /** Attempts that are only on this device, for a host that lists none. */
  const onlyHere = async (): Promise<PastAttemptsState> => {
    const kept = (await workspace.current()?.answers.keptHere(questionId)) ?? [];
    const attempts = kept.map((answer, index) => keptAttempt(answer, kept.length - index, flow, question));
    return { phase: 'shown', attempts, hasMore: false, isLoadingMore: false };
  };

  const loadFrom = async (page: number) => {
    if (extras.lacks('attempts')) return setState(await onlyHere());
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const before = page > 1 && state.phase === 'shown' ? state.attempts : [];
    setState(page > 1 && state.phase === 'shown' ? { ...state, isLoadingMore: true } : { phase: 'loading' });
    const body = { questionId, submoduleId, page, size: pageSize };
    try {
      const { content, totalPages } = await extras.ask('attempts', () =>
        unwrap(listAttempts({ client, body, signal })),
      );
      // an attempt added in between shifts the pages by one
      const known = new Set(before.map(({ attemptId }) => attemptId));
      const attempts = [...before, ...content.filter(({ attemptId }) => !known.has(attemptId)).map(toShown)];
      if (!signal.aborted) setState({ phase: 'shown', attempts, hasMore: page < totalPages, isLoadingMore: false });
    } catch (error) {
      const next = error instanceof NotOffered ? await onlyHere() : { phase: 'failed' as const };
      if (!signal.aborted) setState(next);
    }
  };

  const remove = async (recordingUrl: string) => {
    if (recordingUrl.startsWith('blob:')) return void (await removeKept(recordingUrl));
    const file = recordingUrl.slice(recordingUrl.lastIndexOf('/') + 1);
    const outcome = await deleteRecording({ client, path: { file } });
    // already gone counts as deleted
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

  const removeKept = async (recordingUrl: string) => {
    const key = keptRecordings.get(recordingUrl);
    if (key !== undefined) await workspace.current()?.answers.outbox.discard(key);
    setState(await onlyHere());
  };

  const pages = state.phase === 'shown' ? Math.ceil(state.attempts.length / pageSize) : 0;
  return { state, load: () => void loadFrom(1), loadMore: () => void loadFrom(pages + 1), remove };
}
