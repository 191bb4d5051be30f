import { SpeakingAiScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useStartHref } from '../../app/use-start-href.ts';
import { useTitle } from '../../app/use-title.ts';

export function Component() {
  useTitle(useTranslation().t('pages.speakingAi'));
  return <SpeakingAiScreen startHref={useStartHref()} />;
}
