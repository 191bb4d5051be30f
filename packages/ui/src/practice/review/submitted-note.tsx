'use client';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ResultBanner } from './result-banner.tsx';
import { ReviewActions } from './review-actions.tsx';

export interface SubmittedNoteProps {
  /** The time was over, and there is no answer. */
  isEmpty?: boolean;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Exam mode: the answer is in (or there is none), that is all that is said, and one goes on. */
export function SubmittedNote({ isEmpty = false, onNext }: SubmittedNoteProps) {
  const { t } = usePracticeTranslation();
  return (
    <Stack space="large">
      <ResultBanner
        tone={isEmpty ? 'attention' : 'neutral'}
        title={t(isEmpty ? 'review.nothingSubmitted' : 'review.submitted')}
      >
        <Text tone="secondary">{t(isEmpty ? 'review.nothingSubmittedNote' : 'review.submittedNote')}</Text>
      </ResultBanner>
      <ReviewActions onNext={onNext} keys />
    </Stack>
  );
}
