import type { ApiClient } from '@rehearse/api-client';
import { createClock } from '@rehearse/device/clock';
import { createDrafts, type Drafts } from '@rehearse/device/drafts';
import type { StorageWarning } from '@rehearse/device/outbox';
import { createRecordings, type DeviceRecordings } from '@rehearse/device/recordings';
import type { Clock } from '@rehearse/practice-machines/ports';
import { type Answers, openAnswers } from './answers.ts';

/** What every question of one learner works with on this device; `playerOf` and `recorderOf` give the rest. */
export interface PracticeRoom {
  account: string;
  clock: Clock;
  drafts: Drafts;
  recordings: DeviceRecordings;
  answers: Answers;
}

/** Opens the room of an account and sends what an earlier visit left in its outbox. */
export function openPracticeRoom(
  api: ApiClient,
  account: string,
  onWarning: (warning: StorageWarning) => void,
): PracticeRoom {
  // what could not be written is in memory alone, and a sweep would not see that it is needed
  let isAllWritten = true;
  const hear = (warning: StorageWarning) => {
    isAllWritten = false;
    onWarning(warning);
  };
  const answers = openAnswers(api, account, hear);
  const kept = createRecordings({ onWarning: hear });
  const recordings = { ...kept, sweep: async () => (isAllWritten ? kept.sweep() : undefined) };
  void recordings.sweep();
  answers.outbox.subscribe(({ kind, state }) => {
    if (kind === 'recording' && state === 'saved') void recordings.sweep();
  });
  void answers.outbox.drain();
  return { account, clock: createClock(), drafts: createDrafts({ account, onWarning: hear }), recordings, answers };
}
