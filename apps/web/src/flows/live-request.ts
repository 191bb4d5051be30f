import { type ApiClient, ApiError, requestLiveTeaching, unwrap } from '@rehearse/api-client';
import { createStorage } from '@rehearse/device/storage';
import type { LiveTeachingDraft, LiveTeachingFailure, LiveTeachingView } from '@rehearse/ui/screens';
import { useRef, useState } from 'react';

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** IANA names of the time zones that this browser knows. */
export const timeZones = (): string[] =>
  [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted((a, b) => a.localeCompare(b, 'en'));

const emptyDraft = (): LiveTeachingDraft => ({
  name: '',
  email: '',
  goal: '',
  targetScore: '',
  times: '',
  timeZone: ownZone(),
  message: '',
});

/** A draft of whatever was saved: fields that are no texts are empty. */
function readDraft(saved: unknown): LiveTeachingDraft {
  const given = typeof saved === 'object' && saved !== null ? Object.entries(saved) : [];
  const empty = emptyDraft();
  return { ...empty, ...Object.fromEntries(given.filter(([name, text]) => name in empty && typeof text === 'string')) };
}

const kept = createStorage().item('liveTeachingDraft', readDraft);

function failureOf(error: unknown): LiveTeachingFailure {
  if (!(error instanceof ApiError) || error.status === null) return { code: 'offline' };
  return error.status === 429 ? { code: 'tooMany' } : { code: 'refused', reason: error.message };
}

/** The request for live teaching: its draft is kept on the device until it was sent. */
export function useLiveRequest(client: ApiClient) {
  const [draft, setDraft] = useState(kept.get);
  const [view, setView] = useState<LiveTeachingView>({ phase: 'editing', failure: null });
  /** The same for each attempt to send the same words, so that they arrive once. */
  const key = useRef<string | null>(null);

  const change = (next: LiveTeachingDraft) => {
    key.current = null;
    kept.set(next);
    setDraft(next);
  };
  const send = async () => {
    key.current ??= crypto.randomUUID();
    setView({ phase: 'sending' });
    const { targetScore, ...texts } = draft;
    const body = { ...texts, email: texts.email.trim(), targetScore: targetScore === '' ? null : Number(targetScore) };
    try {
      await unwrap(requestLiveTeaching({ client, body, headers: { 'Idempotency-Key': key.current } }));
    } catch (error) {
      setView({ phase: 'editing', failure: failureOf(error) });
      return;
    }
    key.current = null;
    kept.remove();
    setDraft({ ...draft, goal: '', times: '', message: '' });
    setView({ phase: 'sent', email: body.email });
  };
  const another = () => setView({ phase: 'editing', failure: null });
  return { draft, view, change, send, another };
}
