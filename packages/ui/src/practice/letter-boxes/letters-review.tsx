'use client';
import type { LetterBoxesView, LetterBoxView } from '@rehearse/practice-machines/letter-boxes';
import type { ReactNode } from 'react';
import { Stack } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Explanation, ReviewActions, ReviewSection, SlipList, SubmittedBanner } from '../review/index.ts';
import { LettersResult } from './letters-result.tsx';
import { Passage } from './passage.tsx';
import { ReviewedWord } from './reviewed-word.tsx';
import { RightWords } from './right-words.tsx';
import { slipsOf } from './slips.utils.ts';

const english = { lettersReview: en.lettersReview, review: en.review };

export interface LettersReviewProps {
  view: Exclude<LetterBoxesView, { phase: 'answering' }>;
  /** The boxes of a word with their verdicts. */
  boxesOf: (word: number) => readonly LetterBoxView[];
  onRetry: () => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
  /** The text as it was submitted. */
  children: ReactNode;
}

/** The text with the right letters, and what each mistake cost; in exam mode, that it was submitted. */
export function LettersReview({ view, boxesOf, onRetry, onNext, children }: LettersReviewProps) {
  const { t } = usePracticeTexts(english);
  if (view.phase === 'submitted') {
    return (
      <Stack space="large">
        <SubmittedBanner />
        {children}
        <ReviewActions onNext={onNext} keys />
      </Stack>
    );
  }
  const kinds = { wrong: t('lettersReview.wrong'), blank: t('lettersReview.leftBlank') };
  return (
    <Stack space="large">
      <LettersResult view={view} />
      <Passage segments={view.segments} reviewed renderWord={(word) => <ReviewedWord boxes={boxesOf(word)} />} />
      {view.score < 1 && (
        <ReviewSection title={t('review.slips')}>
          <SlipList slips={slipsOf(view, kinds)} score={view.score} />
        </ReviewSection>
      )}
      <RightWords words={view.words} />
      <Explanation text={view.explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} keys right={view.score === 1} />
    </Stack>
  );
}
