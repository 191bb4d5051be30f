import { createClock } from '@rehearse/device/clock';
import { createDrafts, type Drafts } from '@rehearse/device/drafts';
import type { StorageWarning } from '@rehearse/device/outbox';
import { createRecordings } from '@rehearse/device/recordings';
import type { QuestionDevice } from '@rehearse/embed/types';
import type { TranscribePort } from '@rehearse/practice-machines/ports';
import type { Host } from '../host/host.ts';
import { type Answers, openAnswers } from './answers.ts';

/** Where answers are submitted and followed. */
export type SubmittedAnswers = Pick<Answers, 'submit' | 'sendAgain' | 'statusOf' | 'onDelivery'>;

/** What questions work with on this device, for one account or a visitor. */
export interface QuestionWorkspace extends QuestionDevice {
  drafts: Drafts;
  answers: SubmittedAnswers;
}

/** The workspace of a learner, whose answers are sent to the host. */
export interface LearnerWorkspace extends QuestionWorkspace {
  answers: Answers;
}

/** Opens the storage of an account on this device. `reportWarning` reports what else could not be stored. */
export function openDevice(
  account: string,
  onWarning: (warning: StorageWarning) => void,
): { device: Omit<QuestionWorkspace, 'answers'>; reportWarning: (warning: StorageWarning) => void } {
  // what could not be written is only in memory: a sweep would not see that it is needed
  let isAllWritten = true;
  const reportWarning = (warning: StorageWarning) => {
    isAllWritten = false;
    onWarning(warning);
  };
  const kept = createRecordings({ onWarning: reportWarning });
  const recordings = { ...kept, sweep: async () => (isAllWritten ? kept.sweep() : undefined) };
  void recordings.sweep();
  const drafts = createDrafts({ account, onWarning: reportWarning });
  return { device: { account, clock: createClock(), drafts, recordings }, reportWarning };
}

/** The calls are loaded with the first answer. */
const transcribeOn =
  (host: Host): TranscribePort =>
  async (recording, signal) =>
    (await import('./transcripts.ts')).transcriptsAt(host).transcribe(recording, signal);

/** Opens the workspace of an account and sends the answers that an earlier visit left in its outbox. */
export function openLearnerWorkspace(
  host: Host,
  account: string,
  onWarning: (warning: StorageWarning) => void,
): LearnerWorkspace {
  const { device, reportWarning } = openDevice(account, onWarning);
  const answers = openAnswers(host, account, reportWarning);
  answers.onDelivery(({ kind, state }) => {
    if (kind === 'recording' && state === 'saved') void device.recordings.sweep();
  });
  void answers.outbox.drain();
  return { ...device, answers, transcribe: transcribeOn(host) };
}
