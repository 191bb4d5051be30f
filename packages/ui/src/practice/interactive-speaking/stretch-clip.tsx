'use client';
import { useRef } from 'react';
import { ClipControls } from '../review/clip-controls.tsx';
import * as styles from '../review/clip-player.css.ts';
import { type Stretch, useStretch } from './use-stretch.ts';

export interface StretchClipProps {
  src: string;
  stretch: Stretch;
  /** Name of the clip. */
  label: string;
  /** Levels of the whole sound; none for a plain line. */
  levels?: readonly number[];
  /** Length of the whole sound. */
  wholeSeconds?: number;
}

/** Plays a stretch of a recording, such as the answer to one question. */
export function StretchClip({ src, stretch, label, levels = [], wholeSeconds = 0 }: StretchClipProps) {
  const media = useRef<HTMLAudioElement>(null);
  const control = useStretch(media, stretch);
  const at = (seconds: number) => Math.round((seconds / wholeSeconds) * levels.length);
  const own = wholeSeconds > 0 && levels.length > 0 ? levels.slice(at(stretch.start), at(stretch.end)) : undefined;
  return (
    <div className={styles.clip}>
      {/* biome-ignore lint/a11y/useMediaCaption: the review says what was asked; nobody has written down the answer */}
      <audio ref={media} src={src} preload="metadata" />
      <ClipControls {...control} label={label} levels={own} />
    </div>
  );
}
