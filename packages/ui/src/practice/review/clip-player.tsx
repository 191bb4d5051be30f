'use client';
import { useRef } from 'react';
import { ClipControls } from './clip-controls.tsx';
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

/** Plays one sound back as often as one likes. Only one of a page sounds at a time. */
export function ClipPlayer({ src, label, levels, durationSeconds = 0 }: ClipPlayerProps) {
  const media = useRef<HTMLAudioElement>(null);
  const control = useClip(media, durationSeconds);
  return (
    <div className={styles.clip}>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it in every review */}
      <audio ref={media} src={src} preload="metadata" />
      <ClipControls {...control} label={label} levels={levels} />
    </div>
  );
}
