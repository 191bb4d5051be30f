import { useSyncExternalStore } from 'react';
import type { PracticeRoom } from '../delivery/practice-room.ts';
import { useServices } from './services.ts';

/** The room of the signed-in learner; null until it is known whose it is. */
export function usePracticeRoom(): PracticeRoom | null {
  const { room } = useServices();
  return useSyncExternalStore(room.subscribe, room.current, room.current);
}

/** Why the device keeps nothing more, or null while it does. */
export function useStorageWarning(): 'blocked' | 'full' | null {
  const { room } = useServices();
  return useSyncExternalStore(room.subscribe, room.warning, room.warning);
}
