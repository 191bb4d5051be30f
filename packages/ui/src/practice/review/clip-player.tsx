'use client';
import { useRef } from 'react';
import { ClipControls } from './clip-controls.tsx';
import * as styles from './clip-player.css.ts';
import { useClip } from './use-clip.ts';

export interface ClipPlayerProps {
  src: string;
  /** Name of the clip. */
  label: string;
  /** Levels for the waveform; without them, a plain line is shown. */
  levels?: readonly number[];
  /** Duration if it is known before the file is loaded. */
  durationSeconds?: number;
}

/** Plays a sound. Only one clip of a page plays at a time. */
export function ClipPlayer({ src, label, levels, durationSeconds = 0 }: ClipPlayerProps) {
  const media = useRef<HTMLAudioElement>(null);
  const control = useClip(media, durationSeconds);
  return (
    <div className={styles.clip}>
      {/* biome-ignore lint/a11y/useMediaCaption: every review shows the words next to it */}
      <audio ref={media} src={src} preload="metadata" />
      <ClipControls {...control} label={label} levels={levels} />
    </div>
  );
}
