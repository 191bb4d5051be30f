import { ErrorScreen } from '@rehearse/ui/screens';
import i18n from 'i18next';
import { TextsProvider } from '../app/language/texts-provider.tsx';
import { detailOf } from '../lib/detail-of.ts';

/** Shown when the app could not start: the one page that needs no texts from the host. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <TextsProvider i18n={i18n}>
      <ErrorScreen detail={detailOf(error)} onReload={() => location.reload()} />
    </TextsProvider>
  );
}
