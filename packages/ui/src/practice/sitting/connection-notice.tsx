'use client';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Notice, Text } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';

/** That the host can't be reached, and that the learner can go on. */
export function ConnectionNotice() {
  const { t } = useSittingTranslation();
  return (
    <Notice tone="attention" icon={WifiOff} announce="polite" title={t('offline.title')}>
      <Text size="small">{t('offline.goOn')}</Text>
    </Notice>
  );
}
