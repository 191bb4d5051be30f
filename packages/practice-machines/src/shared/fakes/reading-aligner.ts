import type { AlignedReading, ReadingAlignerPort, ReadingOutcome, SpanPlayback } from '../ports.ts';

/** What a fake reading played, and how it ends. */
export interface FakeWordPlayer {
  /** Every word played, oldest first. */
  readonly plays: (SpanPlayback & { stopped: boolean })[];
  /** Ends the latest play. */
  end(): void;
  fail(): void;
}

/** What a fake reading is like. */
export interface FakeReadingOptions {
  /** Default: the sentence of `harbourQuestion`. */
  text?: string;
  /** Default: none. */
  pauses?: AlignedReading['pauses'];
  /** How many words were read. Default: all. */
  read?: number;
}

/**
 * An aligned reading for tests and stories. In the learner's voice word n starts after n seconds, in that of the sample
 * after n / 2. Its player does nothing until the test says so.
 */
export function createFakeReading({
  text = 'The old harbour was quiet that morning, because every boat had already left for the islands.',
  pauses = [],
  read = Number.POSITIVE_INFINITY,
}: FakeReadingOptions = {}): { reading: AlignedReading; player: FakeWordPlayer } {
  const plays: FakeWordPlayer['plays'] = [];
  let latest: Parameters<AlignedReading['play']>[1] | null = null;
  const words = text.split(' ').map((word, index) => ({
    text: word,
    own: index < read ? { start: index, end: index + 0.5 } : null,
    sample: { start: index / 2, end: index / 2 + 0.4 },
  }));
  const reading: AlignedReading = {
    kind: 'aligned',
    words,
    pauses,
    brokenOffAfter: read < words.length ? read - 1 : null,
    play: (playback, listener) => {
      const play = { ...playback, stopped: false };
      plays.push(play);
      latest = listener;
      return () => {
        play.stopped = true;
        if (latest === listener) latest = null;
      };
    },
  };
  const player: FakeWordPlayer = {
    plays,
    end: () => latest?.onEnded(),
    fail: () => latest?.onFailed('unavailable'),
  };
  return { reading, player };
}

/** An aligner that always has this result; `working` never ends, `failed` rejects. */
export function createFakeReadingAligner(outcome: ReadingOutcome | null | 'working' | 'failed'): ReadingAlignerPort {
  return {
    align: () => {
      if (outcome === 'working') return new Promise(() => {});
      return outcome === 'failed' ? Promise.reject(new Error('offline')) : Promise.resolve(outcome);
    },
  };
}
