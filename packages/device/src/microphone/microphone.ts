import {
  MicrophoneError,
  type MicrophoneListener,
  type MicrophonePort,
  type MicrophoneSession,
  type Recording,
  type RecordingStore,
} from '@rehearse/practice-machines/ports';
import type { DeviceCamera, VideoResult, VideoTake, VideoTakeOptions } from '../camera/index.ts';
import type { Recognizer, Transcription } from '../recognizer/index.ts';
import type { DeviceRecordings } from '../recordings/index.ts';
import { makeRecording } from '../shared/recording.ts';
import { join, measure, type Resample, resampleOffline, toLevel } from '../shared/sound.ts';
import { type Capture, type CaptureOptions, type OpenCapture, openCapture } from './capture.ts';

export interface MicrophoneOptions extends CaptureOptions {
  /** Where sound and video are stored while recording. */
  store: Pick<RecordingStore, 'append'> & Partial<Pick<DeviceRecordings, 'appendVideo'>>;
  /** Provides the video; without it every recording is sound only. */
  camera?: Pick<DeviceCamera, 'open'>;
  /** Transcribes recordings that ask for it. Default: none. */
  recognizer?: Recognizer | null;
  /** The largest video. When it is exceeded, only the sound is kept. Default 8 MiB, the reference server's limit. */
  maxVideoBytes?: number;
  /** The longest recording; after it the device is released. Default 300 s, a file of 9.6 MB. */
  maxSeconds?: number;
  /** Called when sound could not be stored; the recording continues in memory. */
  onStoreFailure?: (cause: unknown) => void;
  /** Default: the browser's default microphone. */
  open?: OpenCapture;
  /** Default: `OfflineAudioContext`. */
  resample?: Resample;
}

const MAX_SECONDS = 300;
const MAX_VIDEO_BYTES = 8 * 1024 * 1024;

/** The most sound that may not be stored yet. */
const CHUNK_SECONDS = 0.25;

/** How long to wait for a recogniser to start, and then for its transcript. */
const LISTEN_TIMEOUT_MS = 1000;
const TRANSCRIPT_TIMEOUT_MS = 10_000;

/** Resolves to the result of `work`, or to null when it fails or takes too long. */
async function within<T>(ms: number, work: Promise<T | null>): Promise<T | null> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timeout = setTimeout(resolve, ms, null);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timeout));
}

/** The microphone port: stores 250 ms chunks, and returns a 16 kHz mono WAV at stop, or the video if there is one. */
export function createMicrophone(options: MicrophoneOptions): MicrophonePort {
  const { open = openCapture(options), camera, maxSeconds = MAX_SECONDS, maxVideoBytes = MAX_VIDEO_BYTES } = options;
  return {
    async open({ recordingId, camera: isWithCamera, transcribe }, listener) {
      const take = createTake(recordingId, listener, options);
      const capture = await open({ onBlock: take.add, onLost: take.lose });
      const onPiece = (piece: Blob) => take.addVideo(piece);
      const [videoTake, transcription] = await Promise.all([
        isWithCamera ? openVideo(camera, { maxSeconds, maxBytes: maxVideoBytes, onPiece }) : null,
        transcribe ? startTranscription(options.recognizer, capture) : null,
      ]);
      if (take.isLost()) {
        transcription?.cancel();
        await Promise.all([videoTake?.end(), capture.end()]);
        throw new MicrophoneError('taken');
      }
      return take.begin(capture, videoTake, transcription);
    },
  };
}

const nothing = () => {};
const noVideo: VideoTake = {
  begin: nothing,
  pause: nothing,
  resume: nothing,
  end: () => Promise.resolve({ failure: 'unsupported' }),
};

/** Loads the video code with the first recording that needs it; if that fails, the recording is sound only. */
async function openVideo(camera: MicrophoneOptions['camera'], options: VideoTakeOptions): Promise<VideoTake> {
  try {
    const { openVideoTake } = await import('../camera/video-take.ts');
    return await openVideoTake(camera, options);
  } catch {
    return noVideo;
  }
}

async function startTranscription(
  recognizer: Recognizer | null | undefined,
  capture: Capture,
): Promise<Transcription | null> {
  const [track] = capture.stream.getAudioTracks();
  if (!recognizer || !track) return null;
  const starting = recognizer.listen(track);
  const transcription = await within(LISTEN_TIMEOUT_MS, starting);
  if (!transcription) {
    const cancel = (late: Transcription | null) => late?.cancel();
    void starting.then(cancel, () => {});
  }
  return transcription;
}

/** One recording, from its first block to its file. */
function createTake(recordingId: string, listener: MicrophoneListener, options: MicrophoneOptions) {
  const { store, maxSeconds = MAX_SECONDS, onStoreFailure = () => {}, resample = resampleOffline } = options;
  const blocks: Float32Array[] = [];
  let capture: Capture | undefined;
  let videoTake: VideoTake | null = null;
  let sampleRate = 0;
  let recorded = 0;
  let kept = 0;
  let isLost = false;
  let isDisposed = false;

  /** Stores what the store doesn't have yet. */
  function keep(): void {
    const chunk = join(blocks.slice(kept));
    kept = blocks.length;
    if (chunk.length > 0) store.append(recordingId, chunk, sampleRate).catch(onStoreFailure);
  }

  /** Stops the video, then the sound, since the video needs the sound's track. */
  async function end(): Promise<VideoResult | null> {
    const videoResult = videoTake?.end() ?? null;
    await capture?.end();
    return videoResult;
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

  function begin(
    opened: Capture,
    openedVideo: VideoTake | null,
    transcription: Transcription | null,
  ): MicrophoneSession {
    capture = opened;
    videoTake = openedVideo;
    sampleRate = opened.sampleRate;
    let stopping: Promise<Recording> | undefined;
    openedVideo?.begin(opened.stream);
    opened.resume();

    async function stop(): Promise<Recording> {
      const videoResult = await end();
      keep();
      const video = videoResult && 'video' in videoResult ? videoResult.video : null;
      const recording: Recording = {
        ...(await makeRecording(recordingId, join(blocks), sampleRate, resample, video)),
        ...(isLost ? { partial: true } : {}),
        ...(videoResult && 'failure' in videoResult ? { cameraFailure: videoResult.failure } : {}),
      };
      const transcript = transcription && (await within(TRANSCRIPT_TIMEOUT_MS, transcription.finish(recording)));
      return transcript ? { ...recording, transcript } : recording;
    }

    return {
      pause() {
        opened.pause();
        openedVideo?.pause();
        transcription?.pause();
      },
      resume() {
        opened.resume();
        openedVideo?.resume();
        transcription?.resume();
      },
      stop() {
        stopping ??= stop();
        return stopping;
      },
      dispose() {
        if (!stopping) {
          keep();
          isDisposed = true;
          transcription?.cancel();
        }
        void end();
      },
    };
  }

  return { add, addVideo, lose, isLost: () => isLost, begin };
}
