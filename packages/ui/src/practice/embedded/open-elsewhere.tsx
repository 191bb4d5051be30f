'use client';
import { Notice } from '../../components/index.ts';
import { useEmbeddedTranslation } from '../../i18n/use-embedded-translation.ts';

export interface OpenElsewhereProps {
  of: 'question' | 'sitting';
}

/** Instead of a question, or a list of them, that another tab has. */
export function OpenElsewhere({ of }: OpenElsewhereProps) {
  const { t } = useEmbeddedTranslation();
  return (
    <Notice tone="attention" announce="polite" title={t(`elsewhere.${of}`)}>
      {t('elsewhere.help')}
    </Notice>
  );
}
