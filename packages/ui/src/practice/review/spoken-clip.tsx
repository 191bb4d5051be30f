'use client';
import type { PlayerPort, Speech } from '@rehearse/practice-machines/ports';
import { useEffect, useRef, useState } from 'react';
import { ClipControls } from './clip-controls.tsx';
import * as styles from './clip-player.css.ts';
import { takeTurn } from './use-clip.ts';

interface SpokenClipProps {
  src: string;
  speech: Speech | undefined;
  /** Name of the clip. */
  label: string;
  /** Speaks the clip, or plays its file if it can't. */
  player: PlayerPort;
}

const silent = { playing: false, failed: false, position: 0, length: 0 };

/** A clip that is spoken by a voice of the device. It plays from its beginning only. */
export function SpokenClip({ src, speech, label, player }: SpokenClipProps) {
  const [clip, setClip] = useState(silent);
  const stop = useRef<(() => void) | null>(null);
  const pause = () => {
    stop.current?.();
    stop.current = null;
    setClip(silent);
  };
  useEffect(() => () => stop.current?.(), []);
  const toggle = () => {
    if (clip.playing) return pause();
    takeTurn({ pause });
    setClip({ ...silent, playing: true });
    stop.current = player.play(
      { url: src, speech, rate: 1 },
      {
        onStarted: () => {},
        onProgress: (position, length) => setClip({ ...silent, playing: true, position, length }),
        onEnded: () => setClip(silent),
        onFailed: () => setClip({ ...silent, failed: true }),
      },
    );
  };
  return (
    <div className={styles.clip}>
      <ClipControls clip={clip} toggle={toggle} seek={null} label={label} />
    </div>
  );
}
