import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { farewell } from '../../app/frame/farewell-state.ts';
import { useServices } from '../../app/services.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Leaves for good once the account is deleted: the device is emptied, home says goodbye, and the session ends when the
 * protected page is gone, so that nobody is sent to the login.
 */
export function useLeaving() {
  const { me, room, session } = useServices();
  const navigate = useNavigate();
  const endSession = useRef<(() => void) | null>(null);

  useEffect(() => () => endSession.current?.(), []);

  return useCallback(async () => {
    const account = me.recalled();
    if (account !== null) {
      const { eraseDevice } = await import('./erase-device.ts');
      await eraseDevice(account, room.current());
    }
    endSession.current = session.logOut;
    void navigate(paths.home, { replace: true, state: farewell });
  }, [me, room, session, navigate]);
}
