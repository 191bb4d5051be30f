'use client';
import { type RefObject, useEffect, useState } from 'react';
import { type ClipControl, takeTurn } from '../review/use-clip.ts';

/** A stretch of a sound in seconds. */
export interface Stretch {
  start: number;
  end: number;
}

/** The state of an `<audio>` element that plays only a stretch of its file. Starting one stops the other one on the page. */
export function useStretch(mediaRef: RefObject<HTMLMediaElement | null>, { start, end }: Stretch): ClipControl {
  const length = Math.max(0, end - start);
  const [clip, setClip] = useState({ playing: false, failed: false, position: 0, length });

  useEffect(() => {
    const element = mediaRef.current;
    if (!element) return;
    let stop: ReturnType<typeof setTimeout> | undefined;
    const isOver = () => element.currentTime >= end - 0.02;
    const read = () => {
      clearTimeout(stop);
      const playing = !element.paused && !element.ended;
      if (playing && isOver()) element.pause();
      // "timeupdate" comes too seldom to stop at the right moment
      else if (playing) stop = setTimeout(() => element.pause(), (end - element.currentTime) * 1000);
      const at = Math.min(length, Math.max(0, element.currentTime - start));
      setClip((before) => ({ ...before, playing: playing && !isOver(), position: isOver() ? 0 : at }));
    };
    const events = ['play', 'pause', 'ended', 'timeupdate', 'seeked'];
    for (const name of events) element.addEventListener(name, read);
    return () => {
      clearTimeout(stop);
      for (const name of events) element.removeEventListener(name, read);
      element.pause();
    };
  }, [mediaRef, start, end, length]);

  const toggle = () => {
    const element = mediaRef.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    takeTurn(element);
    if (element.currentTime < start || element.currentTime >= end - 0.1) element.currentTime = start;
    element.play().then(
      () => setClip((before) => ({ ...before, failed: false })),
      () => setClip((before) => ({ ...before, failed: true })),
    );
  };
  const seek = (seconds: number) => {
    if (mediaRef.current) mediaRef.current.currentTime = start + seconds;
    setClip((before) => ({ ...before, position: seconds }));
  };
  return { clip, toggle, seek };
}
