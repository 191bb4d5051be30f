'use client';
import type { ClockView } from '@rehearse/practice-machines/protocol';
import InfinityIcon from 'lucide-react/icons/infinity';
import Timer from 'lucide-react/icons/timer';
import { Icon, ProgressBar, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { clock } from './clock.css.ts';
import { announcementAt, elapsedShare, isRunningOut, toMinutes } from './clock.utils.ts';

const english = { clock: en.clock };

export interface FrameClockProps {
  view: ClockView;
}

/** Minutes and seconds left. The tone changes for the last ten seconds; screen readers announce 60, 30 and 10. */
export function FrameClock({ view }: FrameClockProps) {
  const { t } = usePracticeTexts(english);
  const { remainingSeconds, elapsedSeconds } = view;
  const seconds = remainingSeconds ?? elapsedSeconds;
  const spoken = announcementAt(view);
  return (
    <>
      <div
        role="timer"
        aria-live="off"
        aria-label={t(remainingSeconds === null ? 'clock.timeUsed' : 'clock.timeLeft')}
        className={clock({ runningOut: isRunningOut(view) })}
      >
        <Icon glyph={remainingSeconds === null ? InfinityIcon : Timer} size="small" />
        <time dateTime={`PT${seconds}S`}>{toMinutes(seconds)}</time>
      </div>
      <VisuallyHidden announce="polite">
        {spoken === null ? '' : t('clock.secondsLeft', { count: spoken })}
      </VisuallyHidden>
    </>
  );
}

/** The elapsed share of the time, as a thin line under the bar. */
export function FrameProgress({ view }: FrameClockProps) {
  const { t } = usePracticeTexts(english);
  const { elapsedSeconds, durationSeconds } = view;
  if (durationSeconds === null) return null;
  return (
    <ProgressBar
      label={t('clock.elapsed')}
      value={elapsedShare(view)}
      valueText={`${toMinutes(elapsedSeconds)} / ${toMinutes(durationSeconds)}`}
      tone={isRunningOut(view) ? 'attention' : 'primary'}
      size="small"
      square
    />
  );
}
