'use client';
import type { SpeakingView } from '@rehearse/practice-machines/speaking';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ClipPlayer, Explanation, ResultBanner, ReviewActions, ReviewSection } from '../review/index.ts';
import { FluencyReport } from './fluency-report.tsx';
import { ReadingReport } from './reading-report.tsx';
import * as styles from './speaking.css.ts';

export interface SpeakingReviewProps {
  view: Extract<SpeakingView, { phase: 'reviewed' }>;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

/** The recording beside the sample, what could be measured, and earlier takes. */
export function SpeakingReview({ view, onRetry, onNext }: SpeakingReviewProps) {
  const { t } = usePracticeTranslation();
  const { prompt, take, earlier, sampleAudioUrl, sampleText, explanation } = view;
  const { recording, result } = take;
  return (
    <Stack space="large">
      <ResultBanner tone="positive" title={t('speaking.done')}>
        {recording.partial && <Text tone="secondary">{t('speaking.partial')}</Text>}
      </ResultBanner>
      <p lang="en" className={styles.prompt}>
        {prompt.text}
      </p>
      <div className={styles.compare}>
        <ClipPlayer
          src={recording.url}
          label={t('review.yours')}
          levels={recording.levels}
          durationSeconds={recording.durationSeconds}
        />
        {sampleAudioUrl !== null && <ClipPlayer src={sampleAudioUrl} label={t('review.sampleAudio')} />}
      </div>
      {result?.fluency && <FluencyReport result={result.fluency} />}
      {result?.reading && <ReadingReport result={result.reading} />}
      {sampleText !== null && (
        <ReviewSection title={t('review.sample')}>
          <Text size="passage">{sampleText}</Text>
        </ReviewSection>
      )}
      {earlier.length > 0 && (
        <ReviewSection title={t('speaking.earlier')}>
          {earlier.map(({ recording: before }, index) => (
            <ClipPlayer
              key={before.recordingId}
              src={before.url}
              label={t('speaking.take', { number: index + 1 })}
              levels={before.levels}
              durationSeconds={before.durationSeconds}
            />
          ))}
        </ReviewSection>
      )}
      <Explanation text={explanation} />
      <ReviewActions onRetry={onRetry} retryLabel={t('speaking.recordAgain')} onNext={onNext} />
    </Stack>
  );
}
