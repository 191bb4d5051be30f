import { ErrorScreen } from '@rehearse/ui/screens';
import { detailOf } from '../lib/detail-of.ts';

/** Shown when the app could not start: the one page that needs no texts from the host. */
export function StartFailure({ error }: { error: unknown }) {
  return <ErrorScreen detail={detailOf(error)} onReload={() => location.reload()} />;
}
