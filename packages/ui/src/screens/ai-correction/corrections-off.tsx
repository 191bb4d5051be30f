'use client';
import { Notice } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';

/** Instead of an unfinished correction, if the host no longer offers any. */
export function CorrectionsOff() {
  const { t } = useAiTranslation();
  return <Notice>{t('page.switchedOff')}</Notice>;
}
