'use client';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ResultBanner } from '../review/index.ts';

/** Exam mode: the time was over, and nothing was recorded. */
export function NothingSubmitted() {
  const { t } = usePracticeTranslation();
  return (
    <ResultBanner tone="attention" title={t('speaking.nothingSubmitted')}>
      <Text tone="secondary">{t('speaking.nothingSubmittedNote')}</Text>
    </ResultBanner>
  );
}
