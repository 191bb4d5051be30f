'use client';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ResultBanner } from './result-banner.tsx';

/** Exam mode: the answer is in, and that is all that is said. */
export function SubmittedNote() {
  const { t } = usePracticeTranslation();
  return (
    <ResultBanner tone="neutral" title={t('review.submitted')}>
      <Text tone="secondary">{t('review.submittedNote')}</Text>
    </ResultBanner>
  );
}
