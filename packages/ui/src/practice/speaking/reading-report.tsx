'use client';
import type { ReadAloudResult } from '@rehearse/scoring';
import { Inline, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ReviewSection } from '../review/index.ts';
import * as styles from './speaking-review.css.ts';

const english = { review: en.review, speaking: en.speaking };

export interface ReadingReportProps {
  result: ReadAloudResult;
}

/** The text with the words marked that the recognizer did not hear, or heard differently. */
export function ReadingReport({ result }: ReadingReportProps) {
  const { t } = usePracticeTexts(english);
  const percent = (share: number) => t('review.percent', { value: Math.round(share * 100) });
  return (
    <ReviewSection title={t('speaking.readingTitle')}>
      <p lang="en" className={styles.reading}>
        {result.words.map((word, index) => {
          if (word.kind === 'extra') return null;
          const key = `${index}-${word.expected}`;
          if (word.kind === 'match') return <span key={key}>{`${word.expected}${word.after} `}</span>;
          const note =
            word.kind === 'missing' ? t('speaking.readMissing') : t('speaking.readWrong', { given: word.given });
          return (
            <span key={key}>
              <span className={styles.misheard} title={note}>
                {word.expected}
                <VisuallyHidden> ({note})</VisuallyHidden>
              </span>
              {`${word.after} `}
            </span>
          );
        })}
      </p>
      <Inline space="large">
        <Text size="small">
          {t('speaking.complete')}: <strong>{percent(result.completeness)}</strong>
        </Text>
        <Text size="small">
          {t('speaking.accurate')}: <strong>{percent(result.accuracy)}</strong>
        </Text>
      </Inline>
      <Text size="small" tone="muted">
        {t('speaking.readingNote')}
      </Text>
    </ReviewSection>
  );
}
