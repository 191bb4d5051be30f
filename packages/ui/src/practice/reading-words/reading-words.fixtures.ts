import type {
  AlignedReading,
  ReadingAlignerPort,
  ReadingOutcome,
  SpanPlayback,
} from '@rehearse/practice-machines/ports';

/** For stories and tests: the sentence of `harbourQuestion`. */
export const harbourSentence =
  'The old harbour was quiet that morning, because every boat had already left for the islands.';

/** A player of words that a story controls. */
export interface FakeWordPlayer {
  /** Every word played, oldest first. */
  readonly plays: (SpanPlayback & { stopped: boolean })[];
  /** Ends the latest. */
  end(): void;
  fail(): void;
}

interface ReadingOptions {
  text?: string;
  pauses?: AlignedReading['pauses'];
  /** How many words were read. Default: all. */
  read?: number;
}

/** An aligned reading of a text: word n lasts from n to n + 0.5 seconds, in the sample from n / 2. */
export function fakeReading({
  text = harbourSentence,
  pauses = [],
  read = Number.POSITIVE_INFINITY,
}: ReadingOptions = {}) {
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

/** An aligner that always has this result; `failed` rejects. */
export function fakeAligner(outcome: ReadingOutcome | null | 'working' | 'failed'): ReadingAlignerPort {
  return {
    align: () => {
      if (outcome === 'working') return new Promise(() => {});
      return outcome === 'failed' ? Promise.reject(new Error('offline')) : Promise.resolve(outcome);
    },
  };
}
