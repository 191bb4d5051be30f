'use client';
import type { AlignedReading, ReadingVoice } from '@rehearse/practice-machines/ports';
import { useEffect, useRef, useState } from 'react';
import { pauseClip } from '../review/use-clip.ts';

/** What is playing. */
export interface PlayingWord {
  index: number;
  voice: ReadingVoice;
}

export interface WordPlayback {
  playing: PlayingWord | null;
  hasFailed: boolean;
  /** Plays a word in each of these voices, one after another; those in which it wasn't read are left out. */
  play: (index: number, voices: readonly ReadingVoice[]) => void;
  stop: () => void;
}

/** Plays words of a reading, one at a time. A changed rate counts from the next sound on. */
export function useWordPlayback({ words, play }: AlignedReading, rate: number): WordPlayback {
  const [playing, setPlaying] = useState<PlayingWord | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const end = useRef(() => {});
  const latestRate = useRef(rate);
  useEffect(() => {
    latestRate.current = rate;
  }, [rate]);
  useEffect(() => () => end.current(), []);

  const stop = () => {
    end.current();
    end.current = () => {};
    setPlaying(null);
  };
  const next = (index: number, voices: readonly ReadingVoice[]): void => {
    const [voice, ...rest] = voices;
    if (!voice) {
      stop();
      return;
    }
    const span = words[index]?.[voice];
    if (!span) {
      next(index, rest);
      return;
    }
    setPlaying({ index, voice });
    end.current = play(
      { voice, span, rate: latestRate.current },
      {
        onEnded: () => next(index, rest),
        onFailed: () => {
          stop();
          setFailed(true);
        },
      },
    );
  };
  return {
    playing,
    hasFailed,
    stop,
    play: (index, voices) => {
      stop();
      pauseClip();
      setFailed(false);
      next(index, voices);
    },
  };
}
