import { MicrophoneError } from '@rehearse/practice-machines/ports';
import { mediaFailureOf } from '../shared/media-error.ts';

/** Audio input from a device. */
export interface Capture {
  sampleRate: number;
  /** The device's stream, for video and speech recognition. */
  stream: MediaStream;
  pause(): void;
  resume(): void;
  /** Releases the device; resolves when the last block was delivered. */
  end(): Promise<void>;
}

export interface CaptureListener {
  /** Called with each block of mono samples, −1..1: an eighth of a second, or less before a pause or the end. */
  onBlock(pcm: Float32Array): void;
  /** Called when the device is disconnected. */
  onLost(): void;
}

/** Opens the default microphone, paused. */
export type OpenCapture = (listener: CaptureListener) => Promise<Capture>;

export interface CaptureOptions {
  /**
   * URL of the worklet file. Default: the file of this package, as the bundler emits it. It must be a file rather than a
   * `blob:` or `data:` URL, so that `script-src 'self'` suffices.
   */
  workletUrl?: string | URL;
  /** Audio processing by the browser. Default: echo cancellation, noise suppression and gain control on. */
  constraints?: MediaTrackConstraints;
}

const defaultConstraints: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** How many blocks the worklet posts per second. */
const BLOCKS_PER_SECOND = 8;

/** How long `end` waits for the last block; a stopped audio thread never replies. */
const FLUSH_TIMEOUT_MS = 300;

/** Maps a browser error to a microphone error. */
export function microphoneErrorOf(cause: unknown): MicrophoneError {
  if (cause instanceof MicrophoneError) return cause;
  return new MicrophoneError(mediaFailureOf(cause), { cause });
}

/** Captures sound with an AudioWorklet at the device's own rate, since Firefox fails on a context with another rate. */
export function openCapture({ workletUrl, constraints = defaultConstraints }: CaptureOptions = {}): OpenCapture {
  return async (listener) => {
    const devices = typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
    if (!devices || typeof AudioWorkletNode === 'undefined') throw new MicrophoneError('unsupported');
    // created before the first await: Safari allows audio only if a click created the context
    const context = new AudioContext();
    let stream: MediaStream | undefined;
    try {
      stream = await devices.getUserMedia({ audio: constraints });
      await addWorklet(context, workletUrl ?? new URL('./recorder.worklet.js?no-inline', import.meta.url));
      await context.resume();
      return listen(context, stream, listener);
    } catch (cause) {
      for (const track of stream?.getTracks() ?? []) track.stop();
      await context.close();
      throw microphoneErrorOf(cause);
    }
  };
}

async function addWorklet(context: AudioContext, url: string | URL): Promise<void> {
  try {
    await context.audioWorklet.addModule(url);
  } catch (cause) {
    // the browser reports AbortError here too, but no other program is using the microphone
    throw new MicrophoneError('unsupported', { cause });
  }
}

function listen(context: AudioContext, stream: MediaStream, listener: CaptureListener): Capture {
  const node = new AudioWorkletNode(context, 'rehearse-recorder', {
    numberOfInputs: 1,
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: { blockLength: Math.round(context.sampleRate / BLOCKS_PER_SECOND) },
  });
  const source = context.createMediaStreamSource(stream);
  let flushed = () => {};
  let isEnded = false;

  node.port.onmessage = ({ data }: MessageEvent<Float32Array | null>) => {
    if (data) listener.onBlock(data);
    else flushed();
  };
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', () => {
      if (!isEnded) listener.onLost();
    });
  }
  // on iOS a call, or Siri, interrupts the context and doesn't always resume it
  context.addEventListener('statechange', () => {
    if (!isEnded && context.state !== 'running') void context.resume().catch(() => {});
  });
  source.connect(node);

  return {
    sampleRate: context.sampleRate,
    stream,
    pause: () => node.port.postMessage('pause'),
    resume: () => node.port.postMessage('resume'),
    async end() {
      if (isEnded) return;
      isEnded = true;
      await new Promise<void>((resolve) => {
        flushed = resolve;
        setTimeout(resolve, FLUSH_TIMEOUT_MS);
        node.port.postMessage('flush');
      });
      for (const track of stream.getTracks()) track.stop();
      source.disconnect();
      node.port.close();
      await context.close();
    },
  };
}
