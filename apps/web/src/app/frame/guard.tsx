import { Spinner } from '@rehearse/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSessionStatus } from '../use-session-status.ts';

/** Protects a page: visitors are redirected to the login, and back to the page afterwards. */
export function Guard() {
  const status = useSessionStatus();
  const from = useLocation();
  if (status === 'starting') return <Spinner size="large" />;
  if (status === 'loggedOut') return <Navigate to={paths.login} replace state={{ from }} />;
  return <Outlet />;
}
