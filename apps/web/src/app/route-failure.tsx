import { errorMessage } from '@rehearse/api-client';
import { ErrorScreen, NotFoundScreen } from '@rehearse/ui/screens';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** A route that could not be loaded or drawn. */
export function RouteFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <ErrorScreen message={errorMessage(error)} onReload={() => location.reload()} />;
}
