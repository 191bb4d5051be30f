'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Clip {
  playing: boolean;
  failed: boolean;
  /** Seconds. */
  position: number;
  length: number;
}

interface ClipControl {
  clip: Clip;
  toggle: () => void;
  seek: (seconds: number) => void;
  audio: RefObject<HTMLAudioElement | null>;
}

let sounding: HTMLAudioElement | null = null;

/** An `<audio>` element as state. Starting one stops the other of the page. */
export function useClip(knownSeconds: number): ClipControl {
  const audio = useRef<HTMLAudioElement>(null);
  const [clip, setClip] = useState<Clip>({ playing: false, failed: false, position: 0, length: knownSeconds });

  useEffect(() => {
    const element = audio.current;
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
  }, []);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    if (sounding !== element) sounding?.pause();
    sounding = element;
    element.play().then(
      () => setClip((before) => ({ ...before, failed: false })),
      () => setClip((before) => ({ ...before, failed: true })),
    );
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setClip((before) => ({ ...before, position: seconds }));
  };
  return { clip, toggle, seek, audio };
}
