'use client';
import type { ReviewedPart, TwoPartWritingView } from '@rehearse/practice-machines/two-part-writing';
import { reviewText } from '@rehearse/scoring';
import { useMemo } from 'react';
import { Divider, Heading, Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Explanation, ResultBanner, ReviewActions } from '../review/index.ts';
import { EstimateRange, TextReview } from '../written-text/index.ts';
import { prompt } from '../written-text/written-text.css.ts';
import * as styles from './two-part-writing.css.ts';

export interface TwoPartReviewProps {
  view: Extract<TwoPartWritingView, { phase: 'reviewed' }>;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

/** Both parts, each beside its sample answer. */
export function TwoPartReview({ view, onRetry, onNext }: TwoPartReviewProps) {
  const { t } = usePracticeTranslation();
  const { partOne, partTwo, timedOut, explanation } = view;
  const one = partOne.words;
  const two = partTwo.words;
  const enough = one >= partOne.recommendedWords && two >= partTwo.recommendedWords;
  return (
    <Stack space="large">
      <ResultBanner
        tone={one + two === 0 ? 'critical' : enough ? 'positive' : 'attention'}
        title={one + two === 0 ? t('writtenText.nothing') : t('twoPartWriting.wrote', { one, two })}
      >
        {timedOut && <Text tone="secondary">{t('writtenText.timedOut')}</Text>}
      </ResultBanner>
      <Part name={t('twoPartWriting.partOne')} part={partOne} />
      <Divider />
      <Part name={t('twoPartWriting.partTwo')} part={partTwo} />
      <Explanation text={explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} />
    </Stack>
  );
}

function Part({ name, part }: { name: string; part: ReviewedPart }) {
  const { text, recommendedWords } = part;
  const result = useMemo(() => reviewText(text, recommendedWords), [text, recommendedWords]);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <div className={styles.partHead}>
          <Heading level={2} size="small">
            {name}
          </Heading>
          <EstimateRange estimate={result.estimate} />
        </div>
        {part.prompt !== null && (
          <p lang="en" className={prompt}>
            {part.prompt}
          </p>
        )}
      </Stack>
      <TextReview
        text={text}
        result={result}
        recommendedWords={recommendedWords}
        sample={part.sample}
        middle={part.middle}
      />
    </Stack>
  );
}
