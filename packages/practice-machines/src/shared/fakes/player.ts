import type { PlaybackFailure, PlayerListener, PlayerPort, PlayRequest } from '../ports.ts';

/** A player that a test controls: sounds start, progress, end and fail on request. */
export interface FakePlayer extends PlayerPort {
  /** Preloaded addresses. */
  readonly preloaded: string[];
  /** Every requested play, oldest first. */
  readonly plays: (PlayRequest & { stopped: boolean })[];
  /** Starts the sound of the latest play. */
  start(): void;
  progress(positionSeconds: number, lengthSeconds: number): void;
  end(): void;
  fail(reason: PlaybackFailure): void;
}

/** Creates a player that does nothing until the test says so, or starts each play at once if `immediate`. */
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
