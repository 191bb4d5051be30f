'use client';
import type { FluencyResult } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import { Explanation, ReviewSection, Waveform } from '../../practice/index.ts';
import { FrameClock } from '../../practice/question-frame/frame-clock.tsx';
import { FluencyReport } from '../../practice/speaking/fluency-report.tsx';
import { ReadingReport } from '../../practice/speaking/reading-report.tsx';
import * as styles from './exhibit.css.ts';
import { gradedReading, reading } from './graded-reading.ts';

/** The loudness of a sentence in three runs of speech. */
const levels = Array.from({ length: 112 }, (_, at) => {
  const pause = (at > 38 && at < 46) || (at > 78 && at < 84);
  return pause ? 0.02 : 0.16 + 0.74 * Math.abs(Math.sin(at * 0.43) * Math.cos(at * 0.11));
});

const clock = { durationSeconds: 90, remainingSeconds: 52, elapsedSeconds: 38 };

const fluency: FluencyResult = {
  kind: 'estimate',
  features: {
    durationSeconds: 9.1,
    speechSpanSeconds: 8.4,
    phonationSeconds: 7.2,
    pauseCount: 2,
    longPauseCount: 0,
    longestPauseSeconds: 0.7,
    syllables: 22,
    wordsPerMinute: 105,
    meanRunWords: 5,
  },
  pace: 'b1',
};

/** A sentence and the shape of its recording. */
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

/** A recording that stands still until one goes on. */
export function PausedExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <div className={styles.head}>
        <Text weight="strong">{t('speaking.paused')}</Text>
        <FrameClock view={clock} />
      </div>
      <div className={styles.wave}>
        <Waveform levels={levels.slice(0, 72)} bars={72} fit="grow" />
      </div>
      <Text tone="secondary">{t('speaking.heldNote')}</Text>
    </>
  );
}

/** What is measured in a recording. */
export const FluencyExhibit = () => <FluencyReport result={fluency} />;

/** A reading with the words marked that were not heard as they stand. */
export const ReadingExhibit = () => <ReadingReport result={gradedReading} />;

/** What stands under a spoken answer. */
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
      <Explanation text={t('speakingAi.example')} />
    </>
  );
}
