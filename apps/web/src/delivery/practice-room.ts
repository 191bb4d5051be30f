import { createClock } from '@rehearse/device/clock';
import { createDrafts, type Drafts } from '@rehearse/device/drafts';
import type { StorageWarning } from '@rehearse/device/outbox';
import { createRecordings, type DeviceRecordings } from '@rehearse/device/recordings';
import type { Clock } from '@rehearse/practice-machines/ports';
import type { Host } from '../host/host.ts';
import { type Answers, openAnswers } from './answers.ts';

/** Where answers are submitted and followed. */
export type SubmittedAnswers = Pick<Answers, 'submit' | 'sendAgain' | 'statusOf' | 'onDelivery'>;

/** What every question of one person works with on this device; `playerOf` and `recorderOf` give the rest. */
export interface QuestionRoom {
  account: string;
  clock: Clock;
  drafts: Drafts;
  recordings: DeviceRecordings;
  answers: SubmittedAnswers;
}

/** The room of a learner, whose answers are sent to the host. */
export interface PracticeRoom extends QuestionRoom {
  answers: Answers;
}

/** What keeps the work of an account on this device, and hears what else could not be kept. */
export function openDevice(
  account: string,
  onWarning: (warning: StorageWarning) => void,
): { device: Omit<QuestionRoom, 'answers'>; hear: (warning: StorageWarning) => void } {
  // what could not be written is in memory alone, and a sweep would not see that it is needed
  let isAllWritten = true;
  const hear = (warning: StorageWarning) => {
    isAllWritten = false;
    onWarning(warning);
  };
  const kept = createRecordings({ onWarning: hear });
  const recordings = { ...kept, sweep: async () => (isAllWritten ? kept.sweep() : undefined) };
  void recordings.sweep();
  const drafts = createDrafts({ account, onWarning: hear });
  return { device: { account, clock: createClock(), drafts, recordings }, hear };
}

/** Opens the room of an account and sends what an earlier visit left in its outbox. */
export function openPracticeRoom(
  host: Host,
  account: string,
  onWarning: (warning: StorageWarning) => void,
): PracticeRoom {
  const { device, hear } = openDevice(account, onWarning);
  const answers = openAnswers(host, account, hear);
  answers.onDelivery(({ kind, state }) => {
    if (kind === 'recording' && state === 'saved') void device.recordings.sweep();
  });
  void answers.outbox.drain();
  return { ...device, answers };
}
