'use client';
import Mic from 'lucide-react/icons/mic';
import { useEffect, useId, useRef } from 'react';
import { Icon, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './speaking.css.ts';

const english = { speaking: en.speaking };

export interface RecordButtonProps {
  phase: 'preparing' | 'ready' | 'requesting' | 'recording' | 'paused';
  /** Share of the time that is left, 0..1; drawn as a ring. */
  left: number;
  /** Why the button is disabled. */
  disabledReason?: string | undefined;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  onStart: () => void;
  onStop: () => void;
}

const RADIUS = 58;
const LENGTH = 2 * Math.PI * RADIUS;

/** A round button that starts and stops recording. The ring shows the time left. */
export function RecordButton({ phase, left, disabledReason, takesFocus, onStart, onStop }: RecordButtonProps) {
  const { t } = usePracticeTexts(english);
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useTakeFocus();
  useEffect(() => {
    if (takesFocus) takeFocus(button.current, { preventScroll: true });
  }, [takesFocus, takeFocus]);
  const recording = phase === 'recording' || phase === 'paused';
  const inert = phase === 'requesting' || disabledReason !== undefined;
  const label = recording ? 'speaking.stop' : phase === 'preparing' ? 'speaking.speakNow' : 'speaking.start';
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.record({ recording, waiting: phase === 'requesting', dim: disabledReason !== undefined })}
        aria-label={t(label)}
        aria-busy={phase === 'requesting' || undefined}
        aria-disabled={inert || undefined}
        aria-describedby={disabledReason === undefined ? undefined : noteId}
        aria-keyshortcuts="Space"
        onClick={inert ? undefined : recording ? onStop : onStart}
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
      {disabledReason !== undefined && <VisuallyHidden id={noteId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
