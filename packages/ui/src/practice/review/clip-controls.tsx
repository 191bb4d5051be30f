'use client';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Waveform } from '../waveform/index.ts';
import * as styles from './clip-player.css.ts';
import type { ClipControl } from './use-clip.ts';

const english = { clip: en.clip };

interface ClipControlsProps extends ClipControl {
  /** Name of the clip. */
  label: string;
  levels?: readonly number[] | undefined;
}

const toTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Play and pause, position and duration, for sound and video. */
export function ClipControls({ clip, toggle, seek, label, levels }: ClipControlsProps) {
  const { t } = usePracticeTexts(english);
  const { playing, failed, position, length } = clip;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t(playing ? 'clip.pause' : 'clip.play', { label })}
        onClick={toggle}
      >
        <Icon glyph={playing ? Pause : Play} />
      </button>
      <div className={styles.words}>
        <Text as="span" size="small" weight="medium">
          {label}
        </Text>
        <div className={styles.track}>
          {levels && <Waveform levels={levels} progress={length > 0 ? position / length : 0} />}
          <input
            type="range"
            className={levels ? styles.seekOver : styles.seek}
            aria-label={t('clip.position', { label })}
            aria-valuetext={toTime(position)}
            min={0}
            max={Math.max(0.1, length)}
            step={0.1}
            value={position}
            disabled={seek === null}
            onChange={(event) => seek?.(event.currentTarget.valueAsNumber)}
          />
        </div>
        {failed && (
          <Text as="span" size="small" tone="attention">
            {t('clip.failed')}
          </Text>
        )}
      </div>
      <span className={styles.time}>
        <Text as="span" size="small" tone="muted" tabular>
          {length > 0 && toTime(position > 0 ? position : length)}
        </Text>
      </span>
    </>
  );
}
