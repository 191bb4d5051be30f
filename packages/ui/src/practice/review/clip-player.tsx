'use client';
import type { Speech } from '@rehearse/practice-machines/ports';
import { useRef } from 'react';
import { useSpeaker } from '../voices/use-speaker.ts';
import { ClipControls } from './clip-controls.tsx';
import * as styles from './clip-player.css.ts';
import { SpokenClip } from './spoken-clip.tsx';
import { useClip } from './use-clip.ts';

export interface ClipPlayerProps {
  src: string;
  /** What the clip says: it is then spoken by the learner's chosen voice, if there is one for it. */
  speech?: Speech | undefined;
  /** Name of the clip. */
  label: string;
  /** Levels for the waveform; without them, a plain line is shown. */
  levels?: readonly number[];
  /** Duration if it is known before the file is loaded. */
  durationSeconds?: number;
}

/** Plays a sound. Only one clip of a page plays at a time. */
export function ClipPlayer({ speech, ...file }: ClipPlayerProps) {
  const speaker = useSpeaker(speech);
  return speaker ? (
    <SpokenClip src={file.src} label={file.label} speech={speech} player={speaker} />
  ) : (
    <FileClip {...file} />
  );
}

function FileClip({ src, label, levels, durationSeconds = 0 }: Omit<ClipPlayerProps, 'speech'>) {
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
