import { errorMessage } from '@rehearse/api-client';
import { ErrorScreen } from '@rehearse/ui/screens';

/** Shown when the app could not start: the one page that stands without texts from the host. */
export function StartFailure({ error }: { error: unknown }) {
  return <ErrorScreen message={errorMessage(error)} onReload={() => location.reload()} />;
}
