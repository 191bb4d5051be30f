import { useSyncExternalStore } from 'react';
import type { PracticeRoom } from '../delivery/practice-room.ts';
import { useServices } from './services.ts';

/** The practice room of the logged-in learner; null until the account is known. */
export function usePracticeRoom(): PracticeRoom | null {
  const { room } = useServices();
  return useSyncExternalStore(room.subscribe, room.current, room.current);
}

/** Why the device can't store more, or null if it can. */
export function useStorageWarning(): 'blocked' | 'full' | null {
  const { room } = useServices();
  return useSyncExternalStore(room.subscribe, room.warning, room.warning);
}
