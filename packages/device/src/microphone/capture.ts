import { MicrophoneError } from '@rehearse/practice-machines/ports';
import { mediaFailureOf } from '../shared/media-error.ts';

/** Sound being taken from a device. */
export interface Capture {
  sampleRate: number;
  /** The device itself, for a film and for a recogniser. */
  stream: MediaStream;
  pause(): void;
  resume(): void;
  /** Frees the device; resolves when the last block was handed over. */
  end(): Promise<void>;
}

export interface CaptureListener {
  /** Each block of mono sound, −1..1, an eighth of a second long or, before a pause or the end, less. */
  onBlock(pcm: Float32Array): void;
  /** The device went away. */
  onLost(): void;
}

/** Opens the default microphone, paused. */
export type OpenCapture = (listener: CaptureListener) => Promise<Capture>;

export interface CaptureOptions {
  /**
   * Where the worklet's file is served. Default: the file of this package, as the bundler emits it. A file and never a
   * `blob:` or `data:` address, so that `script-src 'self'` suffices.
   */
  workletUrl?: string | URL;
  /** What the microphone should do to the sound. Default: echo cancellation, noise suppression and gain control on. */
  constraints?: MediaTrackConstraints;
}

const defaultConstraints: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** How many blocks a second the worklet hands over. */
const BLOCKS_PER_SECOND = 8;

/** How long the end waits for the last block; an audio thread that was stopped never answers. */
const FLUSH_TIMEOUT_MS = 300;

/** What the browser's refusal means. */
export function microphoneErrorOf(cause: unknown): MicrophoneError {
  if (cause instanceof MicrophoneError) return cause;
  return new MicrophoneError(mediaFailureOf(cause), { cause });
}

/** Takes sound by an AudioWorklet at the device's own rate: a context of another rate fails in Firefox. */
export function openCapture({ workletUrl, constraints = defaultConstraints }: CaptureOptions = {}): OpenCapture {
  return async (listener) => {
    const devices = typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
    if (!devices || typeof AudioWorkletNode === 'undefined') throw new MicrophoneError('unsupported');
    // made before the first await: Safari lets a context sound only if a click made it
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
    // the browser says AbortError here too, but no other program holds the microphone
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
  // a call, or Siri, interrupts the context on iOS and doesn't always give it back
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
