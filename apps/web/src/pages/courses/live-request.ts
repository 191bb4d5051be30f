import { requestLiveTeaching, unwrapIfAny } from '@rehearse/api-client';
import { createStorage } from '@rehearse/device/storage';
import type { LiveTeachingDraft, LiveTeachingView } from '@rehearse/ui/screens';
import type { Services } from '../../app/services.ts';
import { useKeptForm } from '../contact/use-kept-form.ts';

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** IANA time zones known to this browser. */
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

/** Restores a draft from stored data; fields that are not strings become empty. */
function readDraft(saved: unknown): LiveTeachingDraft {
  const given = typeof saved === 'object' && saved !== null ? Object.entries(saved) : [];
  const empty = emptyDraft();
  return { ...empty, ...Object.fromEntries(given.filter(([name, text]) => name in empty && typeof text === 'string')) };
}

const kept = createStorage().item('liveTeachingDraft', readDraft);

/** State of the live teaching request. */
export function useLiveRequest({ api: client, extras }: Pick<Services, 'api' | 'extras'>) {
  const { form: draft, stage, change, send, another } = useKeptForm(kept, kept.get);
  const sendDraft = () => {
    const { targetScore, ...texts } = draft;
    const body = { ...texts, email: texts.email.trim(), targetScore: targetScore === '' ? null : Number(targetScore) };
    const call = (headers: { 'Idempotency-Key': string }) =>
      extras.ask('teaching', () => unwrapIfAny(requestLiveTeaching({ client, body, headers })));
    void send({ call, email: body.email, emptied: { goal: '', times: '', message: '' } });
  };
  const viewOf = (): LiveTeachingView => {
    if (stage.phase === 'editing') return { phase: 'editing', failure: null };
    if (stage.phase === 'failed') return { phase: 'editing', failure: stage.failure };
    return stage;
  };
  return { draft, view: viewOf(), change, send: sendDraft, another };
}
