'use client';
import { Notice } from '../../components/index.ts';
import { useEmbeddedTranslation } from '../../i18n/use-embedded-translation.ts';

/** Instead of a question that another tab has. */
export function OpenElsewhere() {
  const { t } = useEmbeddedTranslation();
  return (
    <Notice tone="attention" announce="polite" title={t('elsewhere.title')}>
      {t('elsewhere.help')}
    </Notice>
  );
}
