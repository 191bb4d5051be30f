import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountDeleted } from '../../app/frame/account-deleted-state.ts';
import { useServices } from '../../app/services.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Cleans up after an account is deleted: erases the device, opens the home page with a confirmation, and ends the
 * session only after the protected page is gone, so that the user is not redirected to the login.
 */
export function useLeaving() {
  const { me, workspace, session } = useServices();
  const navigate = useNavigate();
  const endSession = useRef<(() => void) | null>(null);

  useEffect(() => () => endSession.current?.(), []);

  return useCallback(async () => {
    const account = me.recalled();
    if (account !== null) {
      const { eraseDevice } = await import('./erase-device.ts');
      await eraseDevice(account, workspace.current());
    }
    endSession.current = session.logOut;
    void navigate(paths.home, { replace: true, state: accountDeleted });
  }, [me, workspace, session, navigate]);
}
