'use client';
import type { SpeakingView } from '@rehearse/practice-machines/speaking';
import { Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import * as styles from './speaking.css.ts';

const english = { speaking: en.speaking };

export interface PreparationProps {
  view: Extract<SpeakingView, { phase: 'preparing' }>;
}

/** Remaining preparation seconds that are announced to screen readers. */
const SPOKEN_AT = 10;

/** The remaining preparation time in large digits, in place of the waveform. */
export function PreparationClock({ view }: PreparationProps) {
  const { t } = usePracticeTexts(english);
  const { secondsLeft } = view;
  if (secondsLeft === null) return null;
  return (
    <>
      <div role="timer" aria-live="off" aria-label={t('speaking.preparationLeft')} className={styles.countdown}>
        <time dateTime={`PT${secondsLeft}S`}>{toMinutes(secondsLeft)}</time>
      </div>
      <VisuallyHidden announce="polite">
        {secondsLeft === SPOKEN_AT ? t('speaking.startsItself', { count: secondsLeft }) : ''}
      </VisuallyHidden>
    </>
  );
}

/** Says when recording starts. */
export function PreparationNote({ view }: PreparationProps) {
  const { t } = usePracticeTexts(english);
  const { secondsLeft, waiting } = view;
  const note =
    secondsLeft === null
      ? t('speaking.noHurry')
      : waiting
        ? t('speaking.startsItselfLater')
        : secondsLeft === 0
          ? t('speaking.startsAfterSound')
          : t('speaking.startsItself', { count: secondsLeft });
  return (
    <Text as="span" size="small" tone="secondary" align="center" balance>
      {note}
    </Text>
  );
}
