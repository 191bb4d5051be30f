'use client';
import type { DictationView } from '@rehearse/practice-machines/dictation';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ClipPlayer, Explanation, ResultBanner, ReviewActions, ReviewSection, Score } from '../review/index.ts';
import * as styles from './dictation.css.ts';
import { ReviewedSentence } from './reviewed-sentence.tsx';
import { Slips } from './slips.tsx';

const english = { dictation: en.dictation, review: en.review };

export interface DictationReviewProps {
  view: Extract<DictationView, { phase: 'reviewed' }>;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

/** Compares the sentence with the typed text word by word, and lists what each mistake cost. */
export function DictationReview({ view, onRetry, onNext }: DictationReviewProps) {
  const { t } = usePracticeTexts(english);
  const { score, words, correctCount, expectedCount, timedOut, text, audioUrl, speech, explanation } = view;
  const perfect = score === 1;
  return (
    <Stack space="large">
      <ResultBanner
        tone={perfect ? 'positive' : score >= 0.5 ? 'attention' : 'critical'}
        title={
          perfect ? t('dictation.allRight') : t('dictation.someRight', { correct: correctCount, count: expectedCount })
        }
        end={<Score value={score} />}
      >
        {timedOut && <Text tone="secondary">{t('review.timedOut')}</Text>}
      </ResultBanner>
      <ReviewSection title={t('dictation.wordByWord')}>
        <ReviewedSentence words={words} />
      </ReviewSection>
      <ReviewSection title={t('dictation.youTyped')}>
        <div lang="en" className={styles.typed}>
          {text.trim() === '' ? t('dictation.nothing') : text}
        </div>
      </ReviewSection>
      {!perfect && (
        <ReviewSection title={t('review.slips')}>
          <Slips words={words} score={score} />
        </ReviewSection>
      )}
      <ClipPlayer src={audioUrl} speech={speech} label={t('dictation.original')} />
      <Explanation text={explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} keys right={perfect} />
    </Stack>
  );
}
