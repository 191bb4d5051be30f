import { MockTestScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/head/use-title.ts';
import { useLacks } from '../../app/use-extras.ts';
import { useStartHref } from '../../app/use-start-href.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  useTitle(useTranslation().t('pages.mockTest'));
  const startHref = useStartHref();
  const offersTests = !useLacks('sittings');
  return <MockTestScreen startHref={offersTests && startHref === paths.practice ? paths.testStart : startHref} />;
}
