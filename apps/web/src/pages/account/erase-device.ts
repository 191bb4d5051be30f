import { eraseAccount } from '@rehearse/device/erasure';
import type { PracticeRoom } from '../../delivery/practice-room.ts';
import { forgetPlaces } from '../../questions/places/place-storage.ts';

/** Everything that the browser keeps under a key that names the account, such as its practice settings. */
function forgetItemsOf(account: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(account)) localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was kept
  }
}

/**
 * Deletes what this device keeps of an account: drafts, unsent answers, recordings, settings, places. Theme and language stay:
 * they are the device's. Storage that is blocked kept nothing.
 */
export async function eraseDevice(account: string, room: PracticeRoom | null): Promise<void> {
  room?.answers.outbox.close();
  room?.recordings.release();
  forgetPlaces();
  forgetItemsOf(account);
  await eraseAccount(account).catch(() => {});
}
