'use client';
import { useRef } from 'react';
import { ClipControls } from './clip-controls.tsx';
import { useClip } from './use-clip.ts';
import * as styles from './video-clip.css.ts';

export interface VideoClipProps {
  src: string;
  /** Name of the clip. */
  label: string;
  /** Levels for the waveform; without them, a plain line is shown. */
  levels?: readonly number[];
  /** Duration if it is known before the file is loaded. */
  durationSeconds?: number;
}

/** Plays a video, with the keys and texts of `ClipPlayer`. */
export function VideoClip({ src, label, levels, durationSeconds = 0 }: VideoClipProps) {
  const media = useRef<HTMLVideoElement>(null);
  const control = useClip(media, durationSeconds);
  return (
    <div className={styles.figure}>
      {/* biome-ignore lint/a11y/useMediaCaption: the learner's own words; the button below does what a click here does */}
      <video
        ref={media}
        className={styles.video}
        src={src}
        preload="metadata"
        playsInline
        aria-label={label}
        onClick={control.toggle}
      />
      <div className={styles.bar}>
        <ClipControls {...control} label={label} levels={levels} />
      </div>
    </div>
  );
}
