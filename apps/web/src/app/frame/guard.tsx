import { Spinner } from '@rehearse/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSessionStatus } from '../use-session-status.ts';

/** Lets only the signed-in through; others go to the login and come back to where they were going. */
export function Guard() {
  const status = useSessionStatus();
  const from = useLocation();
  if (status === 'starting') return <Spinner size="large" />;
  if (status === 'loggedOut') return <Navigate to={paths.login} replace state={{ from }} />;
  return <Outlet />;
}
