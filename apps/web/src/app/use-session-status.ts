import { useContext, useSyncExternalStore } from 'react';
import type { SessionStatus } from '../session/session.ts';
import { OriginContext } from './head/origin.ts';
import { useServices } from './services.ts';

/** Whether the user is logged in; updates live. */
export function useSessionStatus(): SessionStatus {
  const { session } = useServices();
  const { isForLearners = false } = useContext(OriginContext);
  // public pages are rendered for visitors; until hydration, theme.js hides what learners should not see
  const drawnFor = (): SessionStatus => (isForLearners ? 'loggedIn' : 'loggedOut');
  return useSyncExternalStore(session.subscribe, session.status, drawnFor);
}
