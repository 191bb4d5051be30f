'use client';
import { type RefObject, useEffect, useState } from 'react';

interface Clip {
  playing: boolean;
  failed: boolean;
  /** Seconds. */
  position: number;
  length: number;
}

export interface ClipControl {
  clip: Clip;
  toggle: () => void;
  /** Null for a sound that only plays from its beginning. */
  seek: ((seconds: number) => void) | null;
}

let sounding: Pick<HTMLMediaElement, 'pause'> | null = null;

/** Pauses the clip that is playing, if there is one. */
export function pauseClip(): void {
  sounding?.pause();
}

/** Stops the sound of the page that plays, and remembers the next one. */
export function takeTurn(sound: NonNullable<typeof sounding>): void {
  if (sounding !== sound) sounding?.pause();
  sounding = sound;
}

/** The state of an `<audio>` or `<video>` element. Starting one stops the other one on the page. */
export function useClip(mediaRef: RefObject<HTMLMediaElement | null>, knownSeconds: number): ClipControl {
  const [clip, setClip] = useState<Clip>({ playing: false, failed: false, position: 0, length: knownSeconds });

  useEffect(() => {
    const element = mediaRef.current;
    if (!element) return;
    const read = () =>
      setClip((before) => ({
        ...before,
        playing: !element.paused && !element.ended,
        position: element.ended ? 0 : element.currentTime,
        length: Number.isFinite(element.duration) && element.duration > 0 ? element.duration : before.length,
      }));
    const events = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'seeked'];
    for (const name of events) element.addEventListener(name, read);
    return () => {
      for (const name of events) element.removeEventListener(name, read);
      element.pause();
    };
  }, [mediaRef]);

  const toggle = () => {
    const element = mediaRef.current;
    if (!element) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    takeTurn(element);
    element.play().then(
      () => setClip((before) => ({ ...before, failed: false })),
      () => setClip((before) => ({ ...before, failed: true })),
    );
  };
  const seek = (seconds: number) => {
    if (mediaRef.current) mediaRef.current.currentTime = seconds;
    setClip((before) => ({ ...before, position: seconds }));
  };
  return { clip, toggle, seek };
}
