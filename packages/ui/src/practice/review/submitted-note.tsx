'use client';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ResultBanner } from './result-banner.tsx';
import { ReviewActions } from './review-actions.tsx';

export interface SubmittedNoteProps {
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Exam mode: the answer is in, that is all that is said, and one goes on. */
export function SubmittedNote({ onNext }: SubmittedNoteProps) {
  const { t } = usePracticeTranslation();
  return (
    <Stack space="large">
      <ResultBanner tone="neutral" title={t('review.submitted')}>
        <Text tone="secondary">{t('review.submittedNote')}</Text>
      </ResultBanner>
      <ReviewActions onNext={onNext} keys />
    </Stack>
  );
}
