'use client';
import { ProgressBar, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ReviewSection } from '../review/index.ts';
import * as styles from './speaking-review.css.ts';

const english = { speaking: en.speaking };

export interface WordsReportProps {
  /** Estimated number of words. */
  words: number;
  recommended: number;
}

/** The estimated number of words against the recommended number. */
export function WordsReport({ words, recommended }: WordsReportProps) {
  const { t } = usePracticeTexts(english);
  const sentence = t('speaking.words', { value: words, recommended });
  return (
    <ReviewSection title={t('speaking.wordsTitle')}>
      <div className={styles.words}>
        <Text>{sentence}</Text>
        <ProgressBar label={t('speaking.wordsTitle')} value={words} max={recommended} valueText={sentence} />
        <Text size="small" tone="muted">
          {t('speaking.wordsNote')}
        </Text>
      </div>
    </ReviewSection>
  );
}
