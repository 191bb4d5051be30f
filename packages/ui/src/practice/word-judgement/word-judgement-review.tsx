'use client';
import type { WordJudgementView } from '@rehearse/practice-machines/word-judgement';
import type { ReactNode } from 'react';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Explanation, ResultBanner, ReviewActions, SubmittedBanner } from '../review/index.ts';

const english = { wordJudgement: en.wordJudgement, wordJudgementReview: en.wordJudgementReview };

export interface WordJudgementReviewProps {
  view: Exclude<WordJudgementView, { phase: 'answering' }>;
  onRetry: () => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
  /** The word that was asked. */
  children: ReactNode;
}

/** Whether the answer was right, around the word; in exam mode, that it was submitted. */
export function WordJudgementReview({ view, onRetry, onNext, children }: WordJudgementReviewProps) {
  if (view.phase === 'submitted') {
    return (
      <Stack space="xlarge">
        <SubmittedBanner />
        {children}
        <ReviewActions onNext={onNext} keys />
      </Stack>
    );
  }
  return (
    <Stack space="xlarge">
      <Result view={view} />
      {children}
      <Explanation text={view.explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} keys right={view.correct} />
    </Stack>
  );
}

function Result({ view }: { view: Extract<WordJudgementView, { phase: 'reviewed' }> }) {
  const { t } = usePracticeTexts(english);
  const { word, correct, saidYes, isWord } = view;
  const said = saidYes === null ? t('wordJudgementReview.noClick') : null;
  const answer = t(saidYes ? 'wordJudgement.yes' : 'wordJudgement.no');
  return (
    <ResultBanner
      tone={correct ? 'positive' : 'critical'}
      title={t(correct ? 'wordJudgementReview.right' : 'wordJudgementReview.wrong')}
    >
      <Text tone="secondary">
        {t(isWord ? 'wordJudgementReview.isWord' : 'wordJudgementReview.isNotWord', { word })}{' '}
        {said ?? t('wordJudgementReview.youSaid', { answer })}
      </Text>
      {!correct && (
        <Text size="small" tone="secondary">
          {t('wordJudgementReview.cost')}
        </Text>
      )}
    </ResultBanner>
  );
}
