import { NotFoundScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/head/use-title.ts';

export function Component() {
  useTitle(useTranslation().t('pages.notFound'));
  return <NotFoundScreen />;
}
