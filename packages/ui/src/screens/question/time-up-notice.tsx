'use client';
import { Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { place } from './storage-notice.css.ts';

/** Says that the time of an exam question ran out while the learner was away. */
export function TimeUpNotice() {
  const { t } = useScreensTranslation();
  return (
    <div className={place}>
      <Notice tone="attention" announce="polite" title={t('question.timeUpTitle')}>
        {t('question.timeUp')}
      </Notice>
    </div>
  );
}
