'use client';
import type { WritingEvent, WritingView } from '@rehearse/practice-machines/writing';
import { reviewText } from '@rehearse/scoring';
import { useMemo } from 'react';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Picture } from '../picture/index.ts';
import { Explanation, ResultBanner, ReviewActions } from '../review/index.ts';
import { EstimateRange, TextReview } from '../written-text/index.ts';
import { prompt } from '../written-text/written-text.css.ts';
import { Feedback } from './feedback.tsx';
import { reminder } from './writing.css.ts';

export interface WritingReviewProps {
  view: Extract<WritingView, { phase: 'reviewed' }>;
  onEvent: (event: WritingEvent) => void;
  onNext?: (() => void) | undefined;
}

/** The text beside the sample, what a rule could find, what can be counted, and what the host says. */
export function WritingReview({ view, onEvent, onNext }: WritingReviewProps) {
  const { t } = usePracticeTranslation();
  const { question, text, words, feedback, timedOut } = view;
  const least = question.recommendedWords[0] ?? 0;
  const most = question.recommendedWords.at(-1) ?? least;
  const result = useMemo(() => reviewText(text, most), [text, most]);
  return (
    <Stack space="large">
      <ResultBanner
        tone={words === 0 ? 'critical' : words < least ? 'attention' : 'positive'}
        title={words === 0 ? t('writtenText.nothing') : t('writtenText.wrote', { count: words })}
        end={<EstimateRange estimate={result.estimate} />}
      >
        {timedOut && <Text tone="secondary">{t('writtenText.timedOut')}</Text>}
      </ResultBanner>
      <Feedback value={feedback} onSendAgain={() => onEvent({ type: 'answer.sendAgain' })} />
      {question.kind === 'photo' ? (
        <div className={reminder}>
          <Picture src={question.imageUrl ?? null} alt={question.imageAlt ?? ''} sources={question.imageSources} />
        </div>
      ) : (
        <p lang="en" className={prompt}>
          {question.prompt}
        </p>
      )}
      <TextReview
        text={text}
        result={result}
        recommendedWords={most}
        sample={question.sample ?? null}
        middle={question.middle ?? null}
      />
      <Explanation text={question.explanation ?? null} />
      <ReviewActions onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />
    </Stack>
  );
}
