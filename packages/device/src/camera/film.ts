import type { CameraFailure } from '@rehearse/practice-machines/ports';
import { filmType } from './film-type.ts';

export interface FilmOptions {
  /** Camera and microphone. */
  stream: MediaStream;
  /** The longest recording that has to fit, in seconds. */
  maxSeconds: number;
  /** The largest file, in bytes. */
  maxBytes: number;
  /** Each piece of the file, in order. */
  onPiece(piece: Blob): void;
  /** There will be no file. */
  onFailed(reason: CameraFailure): void;
}

/** A video file that is being made. */
export interface Film {
  pause(): void;
  resume(): void;
  /** Gives the file; null when there is none. */
  end(): Promise<Blob | null>;
  /** Gives the film up. */
  fail(reason: CameraFailure): void;
}

/** How often a piece of the file comes; a browser may take longer. */
const PIECE_MS = 250;

/** Speech is clear at this rate. */
const AUDIO_BITS_PER_SECOND = 48_000;

/** More says nothing more about a face of 640 × 480. */
const MAX_VIDEO_BITS_PER_SECOND = 500_000;

/** Encoders miss their rate, and the container takes some too. */
const SHARE_OF_ROOM = 0.85;

/** How long the end waits for the last piece. */
const END_TIMEOUT_MS = 3000;

/** The rate at which a recording of `maxSeconds` stays below `maxBytes`. */
export function videoBitsPerSecond({ maxSeconds, maxBytes }: Pick<FilmOptions, 'maxSeconds' | 'maxBytes'>): number {
  const room = (SHARE_OF_ROOM * maxBytes * 8) / maxSeconds - AUDIO_BITS_PER_SECOND;
  return Math.floor(Math.min(MAX_VIDEO_BITS_PER_SECOND, Math.max(50_000, room)));
}

/** Films camera and sound from now on; null when this browser makes no MP4. */
export function startFilm({ stream, maxSeconds, maxBytes, onPiece, onFailed }: FilmOptions): Film | null {
  const mimeType = filmType();
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
  // the browser ends it by itself when it can't go on, as after a change of the tracks
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
