import { useContext, useSyncExternalStore } from 'react';
import type { SessionStatus } from '../session/session.ts';
import { OriginContext } from './head/origin.ts';
import { useServices } from './services.ts';

/** Whether somebody is signed in, live. */
export function useSessionStatus(): SessionStatus {
  const { session } = useServices();
  const { isForLearners = false } = useContext(OriginContext);
  // a public page is drawn for a visitor; until it runs, theme.js hides what a learner should not see
  const drawnFor = (): SessionStatus => (isForLearners ? 'loggedIn' : 'loggedOut');
  return useSyncExternalStore(session.subscribe, session.status, drawnFor);
}
