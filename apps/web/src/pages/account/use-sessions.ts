import type { ChangeState, Part, ProfileScreenProps, ProfileSession } from '@rehearse/ui/screens';
import { useState } from 'react';
import { usePart } from '../../app/use-part.ts';
import type { ProfileCalls } from './profile.ts';
import { useChange } from './use-change.ts';

type Sessions = Pick<ProfileScreenProps, 'sessions' | 'onRetrySessions' | 'sessionEnding' | 'onEndSession'>;

/**
 * The account's logins, and how to end one.
 *
 * @param onLogout logs out this device
 */
export function useSessions(calls: ProfileCalls, onLogout: () => void): Sessions {
  const [part, onRetrySessions] = usePart(calls.sessions);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [endingId, setEndingId] = useState('');
  const [state, endSession] = useChange(calls.endSession);
  const sessionEnding: ChangeState & { sessionId?: string } = { ...state, sessionId: endingId };

  return {
    sessions: left(part, ended),
    onRetrySessions,
    sessionEnding,
    onEndSession: async ({ sessionId, isCurrent }) => {
      if (isCurrent) return onLogout();
      setEndingId(sessionId);
      if (await endSession(sessionId)) setEnded((before) => [...before, sessionId]);
    },
  };
}

/** The sessions without those ended here. */
function left(part: Part<readonly ProfileSession[]>, ended: readonly string[]): Part<readonly ProfileSession[]> {
  if (part.phase !== 'ready') return part;
  return { phase: 'ready', value: part.value.filter(({ sessionId }) => !ended.includes(sessionId)) };
}
