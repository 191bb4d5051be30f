import { useSyncExternalStore } from 'react';
import type { LearnerWorkspace } from '../delivery/learner-workspace.ts';
import { useServices } from './services.ts';

/** The workspace of the logged-in learner; null until the account is known. */
export function useLearnerWorkspace(): LearnerWorkspace | null {
  const { workspace } = useServices();
  return useSyncExternalStore(workspace.subscribe, workspace.current, workspace.current);
}

/** Why the device can't store more, or null if it can. */
export function useStorageWarning(): 'blocked' | 'full' | null {
  const { workspace } = useServices();
  return useSyncExternalStore(workspace.subscribe, workspace.warning, workspace.warning);
}
