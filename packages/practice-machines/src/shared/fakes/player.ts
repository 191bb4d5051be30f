import type { PlaybackFailure, PlayerListener, PlayerPort } from '../ports.ts';

/** A player for tests: the test lets sounds start, go on, end and fail. */
export interface FakePlayer extends PlayerPort {
  /** Addresses that were fetched ahead. */
  readonly preloaded: string[];
  /** Every play asked for, oldest first. */
  readonly plays: { url: string; rate: number; stopped: boolean }[];
  /** The latest play makes sound. */
  start(): void;
  progress(positionSeconds: number, lengthSeconds: number): void;
  end(): void;
  fail(reason: PlaybackFailure): void;
}

/** A player that does what the test says, and nothing by itself unless `immediate`: then each play starts at once. */
export function createFakePlayer({ immediate = false } = {}): FakePlayer {
  const preloaded: string[] = [];
  const plays: FakePlayer['plays'] = [];
  let listener: PlayerListener | null = null;
  return {
    preloaded,
    plays,
    preload: (url) => void preloaded.push(url),
    play: (request, onto) => {
      const play = { ...request, stopped: false };
      plays.push(play);
      listener = onto;
      if (immediate) onto.onStarted();
      return () => {
        play.stopped = true;
        if (listener === onto) listener = null;
      };
    },
    start: () => listener?.onStarted(),
    progress: (position, length) => listener?.onProgress(position, length),
    end: () => listener?.onEnded(),
    fail: (reason) => listener?.onFailed(reason),
  };
}
