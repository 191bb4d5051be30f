import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { SessionStatus } from './session.ts';

/** A prerendered page is drawn for a visitor; until it runs, theme.js hides what a learner should not see. */
const atFirst = (): SessionStatus => 'loggedOut';

/** Whether somebody is signed in, live. */
export function useSessionStatus(): SessionStatus {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.status, atFirst);
}
