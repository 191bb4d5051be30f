'use client';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ResultBanner } from './result-banner.tsx';
import { ReviewActions } from './review-actions.tsx';

const english = { review: en.review };

export interface SubmittedBannerProps {
  /** Time ran out without an answer. */
  isEmpty?: boolean;
}

/** Exam mode: the answer was submitted (or there is none); no result is shown. */
export function SubmittedBanner({ isEmpty = false }: SubmittedBannerProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ResultBanner
      tone={isEmpty ? 'attention' : 'neutral'}
      title={t(isEmpty ? 'review.nothingSubmitted' : 'review.submitted')}
    >
      <Text tone="secondary">{t(isEmpty ? 'review.nothingSubmittedNote' : 'review.submittedNote')}</Text>
    </ResultBanner>
  );
}

export interface SubmittedNoteProps extends SubmittedBannerProps {
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** The banner with its actions. */
export function SubmittedNote({ onNext, ...banner }: SubmittedNoteProps) {
  return (
    <Stack space="large">
      <SubmittedBanner {...banner} />
      <ReviewActions onNext={onNext} keys />
    </Stack>
  );
}
