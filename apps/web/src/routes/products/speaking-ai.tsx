import { SpeakingAiScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/head/use-title.ts';
import { useStartHref } from '../../app/use-start-href.ts';

export function Component() {
  useTitle(useTranslation().t('pages.speakingAi'));
  return <SpeakingAiScreen startHref={useStartHref()} />;
}
