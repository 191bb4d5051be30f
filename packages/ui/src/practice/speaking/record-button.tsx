'use client';
import type { ClockView } from '@rehearse/practice-machines/protocol';
import Mic from 'lucide-react/icons/mic';
import { Icon } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './speaking.css.ts';

export interface RecordButtonProps {
  phase: 'ready' | 'requesting' | 'recording' | 'paused';
  clock: ClockView;
  onStart: () => void;
  onStop: () => void;
}

const RADIUS = 58;
const LENGTH = 2 * Math.PI * RADIUS;

/** One round button: starts, then stops. The ring round it is the time that is left. */
export function RecordButton({ phase, clock, onStart, onStop }: RecordButtonProps) {
  const { t } = usePracticeTranslation();
  const { durationSeconds, remainingSeconds } = clock;
  const left = durationSeconds && remainingSeconds !== null ? remainingSeconds / durationSeconds : 1;
  const recording = phase === 'recording' || phase === 'paused';
  return (
    <button
      type="button"
      className={styles.record({ recording, waiting: phase === 'requesting' })}
      aria-label={t(recording ? 'speaking.stop' : 'speaking.start')}
      aria-busy={phase === 'requesting' || undefined}
      aria-disabled={phase === 'requesting' || undefined}
      aria-keyshortcuts="Space"
      onClick={phase === 'requesting' ? undefined : recording ? onStop : onStart}
    >
      <svg className={styles.ring} viewBox="0 0 128 128" aria-hidden="true">
        <circle className={styles.ringTrack} cx="64" cy="64" r={RADIUS} />
        <circle
          className={styles.ringLeft}
          cx="64"
          cy="64"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
        />
      </svg>
      <span className={styles.face}>
        {recording ? <span className={styles.stopMark} /> : <Icon glyph={Mic} size="xlarge" />}
      </span>
    </button>
  );
}
