'use client';
import { type FluencyResult, gradeReadAloud } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import { Explanation, ReviewSection, Waveform } from '../../practice/index.ts';
import { FluencyReport } from '../../practice/speaking/fluency-report.tsx';
import { ReadingReport } from '../../practice/speaking/reading-report.tsx';
import * as styles from './exhibit.css.ts';

const sentence = 'If you water the plants too often, the roots cannot breathe and the leaves turn yellow.';

/** The loudness of a sentence in three runs of speech. */
const levels = Array.from({ length: 112 }, (_, at) => {
  const pause = (at > 38 && at < 46) || (at > 78 && at < 84);
  return pause ? 0.02 : 0.16 + 0.74 * Math.abs(Math.sin(at * 0.43) * Math.cos(at * 0.11));
});

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
const reading = gradeReadAloud(
  sentence,
  'if you water the plants to often the roots cannot breath and leaves turn yellow',
);

/** A sentence and the shape of its recording. */
export function RecordingExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <Text tone="secondary">{t('speaking.promptRead')}</Text>
      <p lang="en" className={styles.passage}>
        {sentence}
      </p>
      <Waveform levels={levels} />
      <Text size="small" tone="muted">
        {t('review.yours')}
      </Text>
    </>
  );
}

/** What is measured in a recording. */
export const FluencyExhibit = () => <FluencyReport result={fluency} />;

/** A reading with the words marked that were not heard as they stand. */
export const ReadingExhibit = () => <ReadingReport result={reading} />;

/** What stands under a spoken answer. */
export function SpeakingGuidanceExhibit() {
  const { t } = useProductsTranslation();
  const { t: practice } = usePracticeTranslation();
  return (
    <>
      <ReviewSection title={practice('review.sample')}>
        <p lang="en" className={styles.passage}>
          {sentence}
        </p>
      </ReviewSection>
      <Explanation text={t('speakingAi.example')} />
    </>
  );
}
