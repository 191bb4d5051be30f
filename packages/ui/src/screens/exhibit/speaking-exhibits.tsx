'use client';
import type { FluencyFeatures } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import { AboutSample, ReviewSection, Waveform } from '../../practice/index.ts';
import { FluencyReport } from '../../practice/speaking/fluency-report.tsx';
import { ReadingReport } from '../../practice/speaking/reading-report.tsx';
import * as styles from './exhibit.css.ts';
import { gradedReading, reading } from './graded-reading.ts';
import { levels } from './levels.ts';

const features: FluencyFeatures = {
  durationSeconds: 9.1,
  speechSpanSeconds: 8.4,
  phonationSeconds: 7.2,
  pauseCount: 2,
  longPauseCount: 0,
  longestPauseSeconds: 0.7,
  syllables: 22,
  wordsPerMinute: 105,
  meanRunWords: 5,
};

/** A sentence and the waveform of its recording. */
export function RecordingExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <Text tone="secondary">{t('speaking.promptRead')}</Text>
      <p lang="en" className={styles.passage}>
        {reading.text}
      </p>
      <div className={styles.wave}>
        <Waveform levels={levels} bars={72} />
      </div>
      <Text size="small" tone="muted">
        {t('review.yours')}
      </Text>
    </>
  );
}

/** The measurements of a recording. */
export const FluencyExhibit = () => <FluencyReport features={features} />;

/** A read text with the words marked that were heard differently. */
export const ReadingExhibit = () => <ReadingReport result={gradedReading} />;

/** The content below a spoken answer. */
export function SpeakingGuidanceExhibit() {
  const { t } = useProductsTranslation();
  const { t: practice } = usePracticeTranslation();
  return (
    <>
      <ReviewSection title={practice('review.sample')}>
        <p lang="en" className={styles.passage}>
          {reading.text}
        </p>
      </ReviewSection>
      <AboutSample text={t('speakingAi.example')} />
    </>
  );
}
