'use client';
import type { InteractiveSpeakingView } from '@rehearse/practice-machines/interactive-speaking';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ReviewActions, ReviewSection } from '../review/index.ts';
import { VerdictBanner } from '../speaking/verdict-banner.tsx';
import * as styles from './interactive-speaking.css.ts';
import { nameOf } from './names.ts';
import { TurnReview } from './turn-review.tsx';

const english = { interactiveSpeaking: en.interactiveSpeaking };

export interface TalkReviewProps {
  view: Extract<InteractiveSpeakingView, { phase: 'reviewed' }>;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

/** Each question with its text, the learner's answer and samples. Nothing is scored. */
export function TalkReview({ view, onRetry, onNext }: TalkReviewProps) {
  const { t } = usePracticeTexts(english);
  const { character, recording, turns, result } = view;
  const isMeasured = result?.fluency.some((each) => each?.kind === 'estimate') ?? false;
  return (
    <Stack space="large">
      <VerdictBanner verdict={result?.verdict ?? null}>
        <Text tone="secondary">
          {t('interactiveSpeaking.answered', {
            count: turns.length,
            seconds: Math.round(recording.durationSeconds),
          })}
        </Text>
      </VerdictBanner>
      <ReviewSection title={t('interactiveSpeaking.turnByTurn')}>
        <ol className={styles.turns}>
          {turns.map((turn, index) => (
            <TurnReview
              key={turn.name}
              turn={turn}
              number={index + 1}
              asker={nameOf(character)}
              recording={recording}
            />
          ))}
        </ol>
        <Text size="small" tone="muted">
          {t(isMeasured ? 'interactiveSpeaking.unscored' : 'interactiveSpeaking.unmeasured')}
        </Text>
      </ReviewSection>
      <ReviewActions onRetry={onRetry} retryLabel={t('interactiveSpeaking.talkAgain')} onNext={onNext} />
    </Stack>
  );
}
