'use client';
import { LevelMeter, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import * as styles from './interactive-speaking.css.ts';
import type { ConversationView } from './talk-view.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking, speaking: en.speaking };

/** Remaining seconds of an answer that are announced, and from which they are marked. */
const SOON = 10;

/** The sound of the answer, its level, and the time left. */
export function Speaking({ view }: { view: ConversationView }) {
  const { t } = usePracticeTexts(english);
  const { stage, level, recordedSeconds, secondsLeft } = view;
  const recorded = toMinutes(Math.floor(recordedSeconds));
  return (
    <>
      {secondsLeft !== null && (
        <>
          <div
            role="timer"
            aria-live="off"
            aria-label={t('interactiveSpeaking.answerLeft')}
            className={styles.left({ soon: secondsLeft <= SOON })}
          >
            <time dateTime={`PT${secondsLeft}S`}>{toMinutes(secondsLeft)}</time>
          </div>
          <VisuallyHidden announce="polite">
            {secondsLeft === SOON ? t('interactiveSpeaking.answerEnds', { count: secondsLeft }) : ''}
          </VisuallyHidden>
        </>
      )}
      {stage === 'paused' && (
        <Text size="small" tone="secondary" align="center">
          {t('speaking.pausedNote')}
        </Text>
      )}
      <div className={styles.meter}>
        <Text as="span" size="small" tone="secondary" tabular>
          {recorded}
        </Text>
        <LevelMeter value={level} label={t('speaking.level')} />
      </div>
    </>
  );
}
