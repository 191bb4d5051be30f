import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { SessionStatus } from './session.ts';

/** Whether somebody is signed in, live. */
export function useSessionStatus(): SessionStatus {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.status);
}
