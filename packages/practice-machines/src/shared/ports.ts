/**
 * What the flows need from the outside world. Each port is small, with a browser implementation in `@rehearse/device` and a
 * fake in `@rehearse/practice-machines/testing`.
 */

/**
 * A monotonic clock: `now()` advances only by the time that passed, whatever happens to the wall clock or in a background
 * tab. XState's `SimulatedClock` is one.
 */
export interface Clock {
  /** Milliseconds since an arbitrary fixed origin. */
  now(): number;
  /** Calls `callback` once, after `ms` milliseconds or later (a sleeping tab may be late, never early). */
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** A finished recording. */
export interface Recording {
  /** The id of its sound in the `RecordingStore`. */
  recordingId: string;
  /** `audio/wav`, or `video/mp4` if the camera was on until the end: see `hasPicture`. */
  file: Blob;
  /** The URL for an `<audio>` or `<video>` element (an object URL in browsers). Valid until `RecordingStore.discard`. */
  url: string;
  /** Length of the sound. */
  durationSeconds: number;
  /** The waveform: about ten values per second, 0..1. */
  levels: readonly number[];
  /** Mono samples, −1..1, if the port could decode them; used to estimate fluency. */
  samples?: { pcm: Float32Array; sampleRate: number };
  /** The transcript, if there was a speech recogniser. */
  transcript?: string;
  /** Why there is no video although it was requested; the file is the whole sound. */
  cameraFailure?: CameraFailure;
  /** True if the device was lost: the recording contains what was said until then. */
  partial?: boolean;
}

/** Whether a recording is a video. */
export function hasPicture({ file }: Pick<Recording, 'file'>): boolean {
  return file.type.startsWith('video/');
}

/**
 * Why there is no (more) sound.
 * - `refused`: the user or a policy denied it. - `missing`: no input device. - `taken`: another program is using it.
 * - `unsupported`: this browser or context (no HTTPS) cannot record at all.
 */
export type MicrophoneFailure = 'refused' | 'missing' | 'taken' | 'unsupported';

/** `MicrophonePort.open` rejects with this. Any other rejection counts as `taken`. */
export class MicrophoneError extends Error {
  readonly reason: MicrophoneFailure;

  constructor(reason: MicrophoneFailure, options?: ErrorOptions) {
    super(`The microphone can't be used (${reason}). Nothing was recorded.`, options);
    this.name = 'MicrophoneError';
    this.reason = reason;
  }
}

/** Callbacks of an open microphone. */
export interface MicrophoneListener {
  /** About ten times a second while recording: loudness 0..1 and the seconds recorded so far. */
  onLevel(level: number, recordedSeconds: number): void;
  /** The device was lost (unplugged, or taken by a call). `stop` still returns what was recorded. */
  onLost(): void;
}

/** A microphone that is recording. */
export interface MicrophoneSession {
  pause(): void;
  resume(): void;
  /** Ends the recording, releases the device and returns the file. Rejects only if no file could be created. */
  stop(): Promise<Recording>;
  /** Releases the device at once; the chunks stored so far stay in the `RecordingStore`. */
  dispose(): void;
}

/** What to record. */
export interface RecordingRequest {
  /** The id under which the sound is stored. */
  recordingId: string;
  /**
   * Records video with the sound. Without a camera, or if it fails, only the sound is recorded and `cameraFailure` is set.
   * Default false.
   */
  camera?: boolean;
  /** Transcribes the recording, if there is a speech recogniser. Default false. */
  transcribe?: boolean;
}

/** Opens the microphone. */
export interface MicrophonePort {
  /**
   * Asks for the microphone (then for the camera) and records from the moment the promise resolves. The sound is stored in
   * the `RecordingStore` under `recordingId`, in chunks of at most 250 ms.
   *
   * @throws MicrophoneError
   */
  open(request: RecordingRequest, listener: MicrophoneListener): Promise<MicrophoneSession>;
}

/**
 * Why there is no (more) video; the sound is recorded anyway.
 * - `refused`, `missing`, `taken`: as for a microphone. - `unsupported`: this browser can't record `video/mp4`.
 * - `lost`: the camera was lost while open. - `full`: the video exceeded the upload limit.
 */
export type CameraFailure = 'refused' | 'missing' | 'taken' | 'unsupported' | 'lost' | 'full';

/** `CameraPort.open` rejects with this. Any other rejection counts as `taken`. */
export class CameraError extends Error {
  readonly reason: CameraFailure;

  constructor(reason: CameraFailure, options?: ErrorOptions) {
    super(`The camera can't be used (${reason}). The sound is recorded without it.`, options);
    this.name = 'CameraError';
    this.reason = reason;
  }
}

/** Where a live picture is shown. A `<video>` element is one; machines and views need nothing else of it. */
export interface CameraScreen {
  /** The live picture; null for none. */
  srcObject: object | null;
}

/** A camera that is open. */
export interface CameraSession {
  /** Shows the live picture; the returned function removes it. */
  showOn(screen: CameraScreen): () => void;
  /** Releases the camera, unless a recording still uses it. */
  close(): void;
}

/** Opens the camera, and stores whether the learner wants it. */
export interface CameraPort {
  /** Whether this browser can record video. Does not ask for permission. */
  isSupported(): boolean;
  /** Whether the learner wants the camera on this device; false by default. */
  isWanted(): boolean;
  setWanted(isWanted: boolean): void;
  /**
   * Asks for the camera. A recording made in the meantime uses the same stream.
   *
   * @throws CameraError
   */
  open(listener: { onLost(): void }): Promise<CameraSession>;
}

/** Stores sound while it is recorded, so that a crash loses half a second at most. */
export interface RecordingStore {
  /** Creates a new, unused id. */
  createId(): string;
  /** Appends mono sound, −1..1. */
  append(recordingId: string, pcm: Float32Array, sampleRate: number): Promise<void>;
  /** The recording made from the chunks stored under this id; null if there are none. */
  recover(recordingId: string): Promise<Recording | null>;
  /** Deletes the chunks and revokes the URL. */
  discard(recordingId: string): Promise<void>;
}

/** `blocked`: the browser requires a click first (autoplay). `unavailable`: not found, offline or not decodable. */
export type PlaybackFailure = 'blocked' | 'unavailable';

/** Callbacks of a playing sound. */
export interface PlayerListener {
  /** Sound has started. Called once per `play`. */
  onStarted(): void;
  /** The current position, a few times a second. */
  onProgress(positionSeconds: number, durationSeconds: number): void;
  onEnded(): void;
  onFailed(reason: PlaybackFailure): void;
}

/** Plays sound, one at a time. */
export interface PlayerPort {
  /** Starts loading. Fails silently; `play` reports the failure. */
  preload(url: string): void;
  /** Plays from the beginning; returns the function that stops it. After `onEnded`, `onFailed` or stop there are no more calls. */
  play(request: { url: string; rate: number }, listener: PlayerListener): () => void;
}

/** Every port that a practice flow may need. Pass the whole object; each flow uses what it needs. */
export interface PracticePorts {
  clock: Clock;
  microphone: MicrophonePort;
  recordings: RecordingStore;
  player: PlayerPort;
  /** Optional: without it no camera is offered. */
  camera?: CameraPort;
}

/** Thrown by a machine that runs without a port it needs: a mistake in the code, not by the learner. */
export class PortMissingError extends Error {
  constructor(actor: string, fix: string) {
    super(`"${actor}" has no port to run on, so this question can't work. ${fix}`);
    this.name = 'PortMissingError';
  }
}
