'use client';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Waveform } from '../waveform/index.ts';
import * as styles from './clip-player.css.ts';
import { useClip } from './use-clip.ts';

export interface ClipPlayerProps {
  src: string;
  /** What one hears. */
  label: string;
  /** The waveform; without it a plain line. */
  levels?: readonly number[];
  /** Known before the file is loaded. */
  durationSeconds?: number;
}

const toTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Plays one sound back as often as one likes. Only one of a page sounds at a time. */
export function ClipPlayer({ src, label, levels, durationSeconds = 0 }: ClipPlayerProps) {
  const { t } = usePracticeTranslation();
  const { clip, toggle, seek, audio } = useClip(durationSeconds);
  const { playing, failed, position, length } = clip;
  return (
    <div className={styles.clip}>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it in every review */}
      <audio ref={audio} src={src} preload="metadata" />
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
            onChange={(event) => seek(event.currentTarget.valueAsNumber)}
          />
        </div>
        {failed && (
          <Text as="span" size="small" tone="attention">
            {t('clip.failed')}
          </Text>
        )}
      </div>
      <Text as="span" size="small" tone="muted" tabular>
        {length > 0 && toTime(position > 0 ? position : length)}
      </Text>
    </div>
  );
}
