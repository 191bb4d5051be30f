import type {
  AlignedReading,
  PlayerPort,
  ReadingAlignerPort,
  ReadingRequest,
  ReadingVoice,
} from '@rehearse/practice-machines/ports';
import { createPlayer } from '../player/index.ts';
import { FILE_SAMPLE_RATE as sampleRate } from '../shared/recording.ts';
import { encodeWav } from '../shared/wav.ts';
import { type Align, alignInWorker } from './align-in-worker.ts';
import { cut } from './cut.ts';
import { type Decode, decodeOffline } from './decode.ts';
import { readWordTimes } from './word-times.ts';

export interface ReadingAlignerOptions {
  /** URL of `@rehearse/device/reading-aligner.worker.js`. Default: the file of this package, as the bundler emits it. */
  workerUrl?: string | URL;
  /** Default: the browser's codecs. */
  decode?: Decode;
  /** Default: in a worker. */
  align?: Align;
  /** Plays the words. Default: an `<audio>` element. */
  player?: PlayerPort;
}

/** A sample that differs by more seconds from the length in its word times is another recording. */
const lengthTolerance = 0.3;

type Sounds = Readonly<Record<ReadingVoice, Float32Array>>;

/** Finds the words of a reading by comparing its sound with that of a sample, on this device. */
export function createReadingAligner(options: ReadingAlignerOptions = {}): ReadingAlignerPort {
  const { workerUrl, decode = decodeOffline, align = alignInWorker(workerUrl) } = options;
  // each word is a file of its own, so none is kept
  const player = options.player ?? createPlayer({ keep: 0 });

  return {
    async align(request, signal) {
      const times = await loadWordTimes(request, signal);
      if (!times) return null;
      const [own, sample] = await Promise.all([
        loadRecording(request, signal).then(decode),
        load(request.sampleUrl, signal).then((response) => response.arrayBuffer().then(decode)),
      ]);
      signal.throwIfAborted();
      if (Math.abs(sample.length / sampleRate - times.seconds) > lengthTolerance) return null;
      const found = await align(
        { recording: { samples: own, sampleRate }, sample: { samples: sample, sampleRate }, words: times.words },
        signal,
      );
      if (found.kind !== 'aligned') return found;
      return {
        ...found,
        words: times.words.map(({ text, start, end }, index) => ({
          text,
          own: found.words[index] ?? null,
          sample: { start, end },
        })),
        play: playOf({ own, sample }, player),
      };
    },
  };
}

/** Cuts the part out and plays it as a file: seeking in an MP3 isn't exact enough for a word. */
function playOf(sounds: Sounds, player: PlayerPort): AlignedReading['play'] {
  return ({ voice, span, rate }, { onEnded, onFailed }) => {
    const url = URL.createObjectURL(encodeWav(cut(sounds[voice], span, sampleRate), sampleRate));
    const end = (report: () => void) => {
      URL.revokeObjectURL(url);
      report();
    };
    const stop = player.play(
      { url, rate },
      {
        onStarted: () => {},
        onProgress: () => {},
        onEnded: () => end(onEnded),
        onFailed: (reason) => end(() => onFailed(reason)),
      },
    );
    return () => end(stop);
  };
}

async function loadWordTimes({ wordTimesUrl }: ReadingRequest, signal: AbortSignal) {
  const response = await fetch(wordTimesUrl, { signal });
  if (response.status === 404) return null;
  return readWordTimes(await checked(response).json());
}

/** Recordings are private, so a host on another origin needs the learner's cookie. */
async function loadRecording({ recording }: ReadingRequest, signal: AbortSignal): Promise<ArrayBuffer> {
  if (typeof recording !== 'string') return recording.arrayBuffer();
  return (await load(recording, signal, 'include')).arrayBuffer();
}

async function load(url: string, signal: AbortSignal, credentials: RequestCredentials = 'same-origin') {
  return checked(await fetch(url, { signal, credentials }));
}

function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} could not be loaded (${response.status}).`);
  return response;
}
