import { eraseAccount } from '@rehearse/device/erasure';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { forgetPlaces } from '../../questions/places/place-storage.ts';

/** Deletes all keys in local storage that contain the account, such as its practice settings. */
function forgetItemsOf(account: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(account)) localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was stored
  }
}

/**
 * Deletes an account's data on this device: drafts, unsent answers, recordings, settings, places. Theme and language
 * belong to the device and stay. If storage is blocked, there is nothing to delete.
 */
export async function eraseDevice(account: string, workspace: LearnerWorkspace | null): Promise<void> {
  workspace?.answers.outbox.close();
  workspace?.recordings.release();
  forgetPlaces();
  forgetItemsOf(account);
  await eraseAccount(account).catch(() => {});
}
