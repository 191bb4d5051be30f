'use client';
import { estimateWords, type SpeakingEvent, type SpeakingView } from '@rehearse/practice-machines/speaking';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { WithoutPicture } from '../camera/without-picture.tsx';
import { Picture } from '../picture/index.ts';
import { ReadingWords } from '../reading-words/index.ts';
import { AboutSample, ClipPlayer, RecordingClip, ReviewActions, ReviewSection, SampleAnswer } from '../review/index.ts';
import { FluencyReport } from './fluency-report.tsx';
import { ReadingReport } from './reading-report.tsx';
import * as styles from './speaking-review.css.ts';
import { Takes } from './takes.tsx';
import { VerdictBanner } from './verdict-banner.tsx';
import { WordsReport } from './words-report.tsx';

const english = { review: en.review, speaking: en.speaking };

export interface SpeakingReviewProps {
  view: Extract<SpeakingView, { phase: 'reviewed' }>;
  onEvent: (event: SpeakingEvent) => void;
  onNext?: (() => void) | undefined;
}

/** The recording next to the sample, the measurements, and all takes. */
export function SpeakingReview({ view, onEvent, onNext }: SpeakingReviewProps) {
  const { t } = usePracticeTexts(english);
  const { prompt, take, takes, spokenPrompt, sampleAudioUrl, sampleSpeech, sampleWordTimesUrl, sampleText } = view;
  const { graded, explanation } = view;
  const { recording, result } = take;
  const words = prompt.recommendedWords !== null && result ? estimateWords(result) : null;
  const single = takes.length === 1;
  const unchecked = prompt.kind === 'read' && !result?.reading && (
    <Text size="small" tone="muted">
      {t('speaking.notRecognised')}
    </Text>
  );
  return (
    <Stack space="large">
      <VerdictBanner verdict={result?.verdict ?? null}>
        {recording.partial && <Text tone="secondary">{t('speaking.partial')}</Text>}
      </VerdictBanner>
      {recording.cameraFailure && <WithoutPicture reason={recording.cameraFailure} />}
      {prompt.text !== '' && (
        <p lang="en" className={styles.prompt}>
          {prompt.text}
        </p>
      )}
      {prompt.picture && <Picture src={prompt.picture.url} alt={prompt.picture.alt} sources={prompt.picture.sources} />}
      {spokenPrompt && (
        <ReviewSection title={t('speaking.heardTitle')}>
          <p lang="en" className={styles.prompt}>
            {spokenPrompt.text}
          </p>
          <ClipPlayer src={spokenPrompt.audioUrl} speech={spokenPrompt.speech} label={t('speaking.heardAudio')} />
        </ReviewSection>
      )}
      {!single && (
        <Takes takes={takes} chosen={take} onChoose={(recordingId) => onEvent({ type: 'take.choose', recordingId })} />
      )}
      <div className={styles.compare}>
        {single && <RecordingClip recording={recording} label={t('review.yours')} />}
        {sampleAudioUrl !== null && (
          <ClipPlayer src={sampleAudioUrl} speech={sampleSpeech} label={t('review.sampleAudio')} />
        )}
      </div>
      {sampleAudioUrl !== null && sampleWordTimesUrl !== null ? (
        <ReadingWords
          key={recording.recordingId}
          recording={recording.file}
          sampleUrl={sampleAudioUrl}
          wordTimesUrl={sampleWordTimesUrl}
          otherwise={unchecked}
        />
      ) : (
        unchecked
      )}
      {words !== null && prompt.recommendedWords !== null && (
        <WordsReport words={words} recommended={prompt.recommendedWords} />
      )}
      {single && result?.fluency?.kind === 'estimate' && <FluencyReport features={result.fluency.features} />}
      {result?.reading && <ReadingReport result={result.reading} />}
      {sampleText !== null && <SampleAnswer text={sampleText} graded={graded} explanation={explanation} />}
      {sampleText === null && <AboutSample text={explanation} />}
      <ReviewActions
        onRetry={() => onEvent({ type: 'answer.retry' })}
        retryLabel={t('speaking.recordAgain')}
        onNext={onNext}
      />
    </Stack>
  );
}
