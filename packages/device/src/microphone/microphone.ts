import {
  MicrophoneError,
  type MicrophoneListener,
  type MicrophonePort,
  type MicrophoneSession,
  type Recording,
  type RecordingStore,
} from '@rehearse/practice-machines/ports';
import type { DeviceCamera, Filmed, Picture, PictureOptions } from '../camera/index.ts';
import type { Hearing, Recognizer } from '../recognizer/index.ts';
import type { DeviceRecordings } from '../recordings/index.ts';
import { makeRecording } from '../shared/recording.ts';
import { join, measure, type Resample, resampleOffline, toLevel } from '../shared/sound.ts';
import { type Capture, type CaptureOptions, type OpenCapture, openCapture } from './capture.ts';

export interface MicrophoneOptions extends CaptureOptions {
  /** Where the sound, and the picture if there is one, goes while it is recorded. */
  store: Pick<RecordingStore, 'append'> & Partial<Pick<DeviceRecordings, 'appendVideo'>>;
  /** Gives the picture; without it every recording is sound alone. */
  camera?: Pick<DeviceCamera, 'open'>;
  /** Hears words in recordings that ask for it. Default: none. */
  recognizer?: Recognizer | null;
  /** The largest video. A longer one is given up for the sound. Default 8 MiB, which the reference server takes. */
  maxVideoBytes?: number;
  /** After this much sound nothing more is taken and the device is freed. Default 300 s, 9.6 MB as a file. */
  maxSeconds?: number;
  /** Told when sound could not be kept on the device; the recording goes on in memory. */
  onStoreFailure?: (cause: unknown) => void;
  /** Default: the browser's default microphone. */
  open?: OpenCapture;
  /** Default: `OfflineAudioContext`. */
  resample?: Resample;
}

const MAX_SECONDS = 300;
const MAX_VIDEO_BYTES = 8 * 1024 * 1024;

/** The longest piece of sound that isn't in the store yet. */
const CHUNK_SECONDS = 0.25;

/** How long a recording waits for a recogniser to begin, and then for what it heard. */
const LISTEN_TIMEOUT_MS = 1000;
const TRANSCRIPT_TIMEOUT_MS = 10_000;

/** What `work` gives, or null when it fails or takes too long. */
async function within<T>(ms: number, work: Promise<T | null>): Promise<T | null> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timeout = setTimeout(resolve, ms, null);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timeout));
}

/** The port on an AudioWorklet: 250 ms chunks to the store, a 16 kHz mono WAV at stop, or the video if there is a picture. */
export function createMicrophone(options: MicrophoneOptions): MicrophonePort {
  const { open = openCapture(options), camera, maxSeconds = MAX_SECONDS, maxVideoBytes = MAX_VIDEO_BYTES } = options;
  return {
    async open({ recordingId, camera: isWithCamera, transcribe }, listener) {
      const take = createTake(recordingId, listener, options);
      const capture = await open({ onBlock: take.add, onLost: take.lose });
      const onPiece = (piece: Blob) => take.addVideo(piece);
      const [picture, hearing] = await Promise.all([
        isWithCamera ? film(camera, { maxSeconds, maxBytes: maxVideoBytes, onPiece }) : null,
        transcribe ? startHearing(options.recognizer, capture) : null,
      ]);
      if (take.isLost()) {
        hearing?.cancel();
        await Promise.all([picture?.end(), capture.end()]);
        throw new MicrophoneError('taken');
      }
      return take.begin(capture, picture, hearing);
    },
  };
}

const nothing = () => {};
const noPicture: Picture = {
  begin: nothing,
  pause: nothing,
  resume: nothing,
  end: () => Promise.resolve({ failure: 'unsupported' }),
};

/** How to film is loaded with the first recording that has a picture; if it can't be, the recording is the sound alone. */
async function film(camera: MicrophoneOptions['camera'], options: PictureOptions): Promise<Picture> {
  try {
    const { openPicture } = await import('../camera/picture.ts');
    return await openPicture(camera, options);
  } catch {
    return noPicture;
  }
}

async function startHearing(recognizer: Recognizer | null | undefined, capture: Capture): Promise<Hearing | null> {
  const [track] = capture.stream.getAudioTracks();
  if (!recognizer || !track) return null;
  const starting = recognizer.listen(track);
  const hearing = await within(LISTEN_TIMEOUT_MS, starting);
  if (!hearing) {
    const cancel = (late: Hearing | null) => late?.cancel();
    void starting.then(cancel, () => {});
  }
  return hearing;
}

/** One recording from its first block to its file. */
function createTake(recordingId: string, listener: MicrophoneListener, options: MicrophoneOptions) {
  const { store, maxSeconds = MAX_SECONDS, onStoreFailure = () => {}, resample = resampleOffline } = options;
  const blocks: Float32Array[] = [];
  let capture: Capture | undefined;
  let picture: Picture | null = null;
  let sampleRate = 0;
  let recorded = 0;
  let kept = 0;
  let isLost = false;
  let isDisposed = false;

  /** Hands to the store what it doesn't have yet. */
  function keep(): void {
    const chunk = join(blocks.slice(kept));
    kept = blocks.length;
    if (chunk.length > 0) store.append(recordingId, chunk, sampleRate).catch(onStoreFailure);
  }

  /** Ends picture and sound; the picture first, since it needs the sound's track. */
  async function end(): Promise<Filmed | null> {
    const filmed = picture?.end() ?? null;
    await capture?.end();
    return filmed;
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

  function addVideo(piece: Blob): void {
    store.appendVideo?.(recordingId, piece, recorded / sampleRate).catch(onStoreFailure);
  }

  function lose(): void {
    isLost = true;
    keep();
    listener.onLost();
  }

  function begin(opened: Capture, filming: Picture | null, hearing: Hearing | null): MicrophoneSession {
    capture = opened;
    picture = filming;
    sampleRate = opened.sampleRate;
    let stopping: Promise<Recording> | undefined;
    filming?.begin(opened.stream);
    opened.resume();

    async function stop(): Promise<Recording> {
      const filmed = await end();
      keep();
      const video = filmed && 'video' in filmed ? filmed.video : null;
      const recording: Recording = {
        ...(await makeRecording(recordingId, join(blocks), sampleRate, resample, video)),
        ...(isLost ? { partial: true } : {}),
        ...(filmed && 'failure' in filmed ? { cameraFailure: filmed.failure } : {}),
      };
      const transcript = hearing && (await within(TRANSCRIPT_TIMEOUT_MS, hearing.finish(recording)));
      return transcript ? { ...recording, transcript } : recording;
    }

    return {
      pause() {
        opened.pause();
        filming?.pause();
        hearing?.pause();
      },
      resume() {
        opened.resume();
        filming?.resume();
        hearing?.resume();
      },
      stop() {
        stopping ??= stop();
        return stopping;
      },
      dispose() {
        if (!stopping) {
          keep();
          isDisposed = true;
          hearing?.cancel();
        }
        void end();
      },
    };
  }

  return { add, addVideo, lose, isLost: () => isLost, begin };
}
