import type { CameraFailure } from '@rehearse/practice-machines/ports';
import { videoType } from './video-type.ts';

export interface VideoRecorderOptions {
  /** Camera and microphone tracks. */
  stream: MediaStream;
  /** The longest recording that must fit, in seconds. */
  maxSeconds: number;
  /** The largest file, in bytes. */
  maxBytes: number;
  /** Called with each piece of the file, in order. */
  onPiece(piece: Blob): void;
  /** Called when there will be no file. */
  onFailed(reason: CameraFailure): void;
}

/** A video recording in progress. */
export interface VideoRecorder {
  pause(): void;
  resume(): void;
  /** Stops and returns the file; null if recording failed. */
  end(): Promise<Blob | null>;
  /** Aborts the recording. */
  fail(reason: CameraFailure): void;
}

/** How often the browser should deliver a piece; it may take longer. */
const PIECE_MS = 250;

/** Enough for clear speech. */
const AUDIO_BITS_PER_SECOND = 48_000;

/** A higher rate shows no more of a face at 640 × 480. */
const MAX_VIDEO_BITS_PER_SECOND = 500_000;

/** Leaves room for the container and for encoders that exceed their bit rate. */
const SHARE_OF_ROOM = 0.85;

/** How long `end` waits for the last piece. */
const END_TIMEOUT_MS = 3000;

/** The video bit rate that keeps a recording of `maxSeconds` below `maxBytes`. */
export function videoBitsPerSecond({
  maxSeconds,
  maxBytes,
}: Pick<VideoRecorderOptions, 'maxSeconds' | 'maxBytes'>): number {
  const room = (SHARE_OF_ROOM * maxBytes * 8) / maxSeconds - AUDIO_BITS_PER_SECOND;
  return Math.floor(Math.min(MAX_VIDEO_BITS_PER_SECOND, Math.max(50_000, room)));
}

/** Starts recording camera and microphone; returns null when this browser cannot record MP4. */
export function startVideoRecorder({
  stream,
  maxSeconds,
  maxBytes,
  onPiece,
  onFailed,
}: VideoRecorderOptions): VideoRecorder | null {
  const mimeType = videoType();
  if (mimeType === null) return null;
  const recorder = new MediaRecorder(stream, {
    mimeType,
    videoBitsPerSecond: videoBitsPerSecond({ maxSeconds, maxBytes }),
    audioBitsPerSecond: AUDIO_BITS_PER_SECOND,
  });
  const pieces: Blob[] = [];
  let bytes = 0;
  let isFailed = false;
  let isEnding = false;
  let ending: Promise<Blob | null> | undefined;
  let ended = () => {};

  function fail(reason: CameraFailure): void {
    if (isFailed) return;
    isFailed = true;
    if (recorder.state !== 'inactive') recorder.stop();
    ended();
    onFailed(reason);
  }

  recorder.ondataavailable = ({ data }) => {
    if (isFailed || data.size === 0) return;
    pieces.push(data);
    bytes += data.size;
    if (bytes > maxBytes) fail('full');
    else onPiece(data);
  };
  recorder.onerror = () => fail('unsupported');
  // the browser stops the recorder when it can't continue, for example when the tracks change
  recorder.onstop = () => (isEnding ? ended() : fail('lost'));
  recorder.start(PIECE_MS);

  async function end(): Promise<Blob | null> {
    isEnding = true;
    if (recorder.state !== 'inactive') {
      const stopped = new Promise<void>((resolve) => {
        ended = resolve;
      });
      recorder.stop();
      const timeout = setTimeout(() => fail('unsupported'), END_TIMEOUT_MS);
      await stopped;
      clearTimeout(timeout);
    }
    return isFailed || pieces.length === 0 ? null : new Blob(pieces, { type: 'video/mp4' });
  }

  return {
    pause: () => {
      if (recorder.state === 'recording') recorder.pause();
    },
    resume: () => {
      if (recorder.state === 'paused') recorder.resume();
    },
    end() {
      ending ??= end();
      return ending;
    },
    fail,
  };
}
