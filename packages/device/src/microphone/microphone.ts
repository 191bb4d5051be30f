import type {
  MicrophoneListener,
  MicrophonePort,
  MicrophoneSession,
  RecordingStore,
} from '@rehearse/practice-machines/ports';
import { makeRecording } from '../shared/recording.ts';
import { join, measure, type Resample, resampleOffline, toLevel } from '../shared/sound.ts';
import { type Capture, type CaptureOptions, type OpenCapture, openCapture } from './capture.ts';

export interface MicrophoneOptions extends CaptureOptions {
  /** Where the sound goes while it is recorded. */
  store: Pick<RecordingStore, 'append'>;
  /** After this much sound nothing more is taken and the device is freed. Default 300 s, 9.6 MB as a file. */
  maxSeconds?: number;
  /** Told when sound could not be kept on the device; the recording goes on in memory. */
  onStoreFailure?: (cause: unknown) => void;
  /** Default: the browser's default microphone. */
  open?: OpenCapture;
  /** Default: `OfflineAudioContext`. */
  resample?: Resample;
}

/** The longest piece of sound that isn't in the store yet. */
const CHUNK_SECONDS = 0.25;

/** The microphone port on an AudioWorklet: a 16 kHz mono WAV at stop, 250 ms chunks to the store until then. */
export function createMicrophone(options: MicrophoneOptions): MicrophonePort {
  const { open = openCapture(options) } = options;
  return {
    async open({ recordingId }, listener) {
      const take = createTake(recordingId, listener, options);
      const capture = await open({ onBlock: take.add, onLost: take.lose });
      return take.begin(capture);
    },
  };
}

/** One recording from its first block to its file. */
function createTake(recordingId: string, listener: MicrophoneListener, options: MicrophoneOptions) {
  const { store, maxSeconds = 300, onStoreFailure = () => {}, resample = resampleOffline } = options;
  const blocks: Float32Array[] = [];
  let capture: Capture | undefined;
  let sampleRate = 0;
  let recorded = 0;
  let kept = 0;
  let isPartial = false;
  let isDisposed = false;

  /** Hands to the store what it doesn't have yet. */
  function keep(): void {
    const chunk = join(blocks.slice(kept));
    kept = blocks.length;
    if (chunk.length > 0) store.append(recordingId, chunk, sampleRate).catch(onStoreFailure);
  }

  function end(): Promise<void> {
    return capture?.end() ?? Promise.resolve();
  }

  function add(pcm: Float32Array): void {
    const room = Math.max(0, Math.round(maxSeconds * sampleRate) - recorded);
    const block = pcm.subarray(0, room);
    if (isDisposed || block.length === 0) return;
    blocks.push(block);
    recorded += block.length;
    const unkept = blocks.slice(kept).reduce((length, piece) => length + piece.length, 0);
    const isFull = block.length === room;
    if (isFull || unkept + block.length > CHUNK_SECONDS * sampleRate) keep();
    listener.onLevel(toLevel(measure(block).rms), recorded / sampleRate);
    if (isFull) void end();
  }

  function lose(): void {
    isPartial = true;
    keep();
    listener.onLost();
  }

  function begin(opened: Capture): MicrophoneSession {
    capture = opened;
    sampleRate = opened.sampleRate;
    let stopping: ReturnType<MicrophoneSession['stop']> | undefined;
    opened.resume();

    async function stop() {
      await end();
      keep();
      const recording = await makeRecording(recordingId, join(blocks), sampleRate, resample);
      return isPartial ? { ...recording, partial: true } : recording;
    }

    return {
      pause: opened.pause,
      resume: opened.resume,
      stop() {
        stopping ??= stop();
        return stopping;
      },
      dispose() {
        if (!stopping) {
          keep();
          isDisposed = true;
        }
        void end();
      },
    };
  }

  return { add, lose, begin };
}
