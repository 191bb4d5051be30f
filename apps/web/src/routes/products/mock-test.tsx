import { MockTestScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useStartHref } from '../../app/use-start-href.ts';
import { useTitle } from '../../app/use-title.ts';

export function Component() {
  useTitle(useTranslation().t('pages.mockTest'));
  return <MockTestScreen startHref={useStartHref()} />;
}
