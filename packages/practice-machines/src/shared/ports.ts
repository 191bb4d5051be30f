/**
 * What the flows need of the outside world. Each port is small, and every one of them has an implementation on the
 * browser in `@rehearse/device` and a fake in `@rehearse/practice-machines/testing`.
 */

/**
 * A clock that only goes forward: neither a change of the wall clock nor a background tab may move `now()` by anything
 * but the time that passed. XState's `SimulatedClock` is one.
 */
export interface Clock {
  /** Milliseconds since a fixed but arbitrary start. */
  now(): number;
  /** Calls `callback` once, `ms` milliseconds from now or later (a sleeping tab may be late, never early). */
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** A finished recording. */
export interface Recording {
  /** The id under which its sound was kept in the `RecordingStore`. */
  recordingId: string;
  /** `audio/wav`, or `video/mp4` if the camera was on to the end: see `hasPicture`. */
  file: Blob;
  /** Where an `<audio>` or `<video>` element plays it from (an object URL on the browser). Valid until `RecordingStore.discard`. */
  url: string;
  /** Length of the sound. */
  durationSeconds: number;
  /** About ten a second, 0..1: the waveform. */
  levels: readonly number[];
  /** Mono sound, −1..1, when the port could decode it; fluency is estimated from it. */
  samples?: { pcm: Float32Array; sampleRate: number };
  /** What a speech recogniser heard, when there was one. */
  transcript?: string;
  /** Why the camera that was asked for gave no picture; the file is the whole sound. */
  cameraFailure?: CameraFailure;
  /** The recording ended because the device was lost; what was said until then is here. */
  partial?: boolean;
}

/** Whether a recording is a video, to be watched as well as heard. */
export function hasPicture({ file }: Pick<Recording, 'file'>): boolean {
  return file.type.startsWith('video/');
}

/**
 * Why there is no (or no more) sound.
 * - `refused`: the person or a policy said no. - `missing`: no input device. - `taken`: another program holds it.
 * - `unsupported`: this browser or context (no HTTPS) can't record at all.
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

/** How an open microphone reports back. */
export interface MicrophoneListener {
  /** About ten times a second while sound is taken: loudness 0..1 and the seconds recorded so far. */
  onLevel(level: number, recordedSeconds: number): void;
  /** The device went away in the middle (unplugged, a call took it). `stop` still gives what was recorded. */
  onLost(): void;
}

/** A microphone that is recording. */
export interface MicrophoneSession {
  pause(): void;
  resume(): void;
  /** Ends the recording, frees the device and gives the file. Rejects only if no file could be made. */
  stop(): Promise<Recording>;
  /** Frees the device at once; the chunks kept so far stay in the `RecordingStore`. */
  dispose(): void;
}

/** What to record. */
export interface RecordingRequest {
  /** Under which the sound is kept. */
  recordingId: string;
  /**
   * Records the camera's picture with the sound. Without a camera, or when it fails on the way, the recording is the
   * sound alone and says why (`cameraFailure`). Default false.
   */
  camera?: boolean;
  /** Lets a speech recogniser hear along, if there is one. Default false. */
  transcribe?: boolean;
}

/** Opens the microphone. */
export interface MicrophonePort {
  /**
   * Asks for the microphone (then for the camera) and records from the moment the promise resolves. The sound goes to the
   * `RecordingStore` under `recordingId` in chunks of at most 250 ms.
   *
   * @throws MicrophoneError
   */
  open(request: RecordingRequest, listener: MicrophoneListener): Promise<MicrophoneSession>;
}

/**
 * Why there is no (or no more) picture; the sound goes on in any case.
 * - `refused`, `missing`, `taken`: as for a microphone. - `unsupported`: this browser can't record `video/mp4`.
 * - `lost`: the camera went away while it was open. - `full`: the video became larger than an upload may be.
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

/** What a live picture can be shown on. A `<video>` element is one; machines and views need to know no more of it. */
export interface CameraScreen {
  /** The live picture; null for none. */
  srcObject: object | null;
}

/** A camera that is open. */
export interface CameraSession {
  /** Shows the live picture; the returned function takes it off. */
  showOn(screen: CameraScreen): () => void;
  /** Frees the camera, unless a recording still uses it. */
  close(): void;
}

/** Opens the camera, and keeps whether the learner wants it. */
export interface CameraPort {
  /** Whether this browser can record a picture at all. Asks nobody. */
  isSupported(): boolean;
  /** Whether the learner wants the camera on this device; false until they say so. */
  isWanted(): boolean;
  setWanted(isWanted: boolean): void;
  /**
   * Asks for the camera. A recording that is made meanwhile takes the same picture.
   *
   * @throws CameraError
   */
  open(listener: { onLost(): void }): Promise<CameraSession>;
}

/** Where sound is kept while it is recorded, so that a crash loses half a second at most. */
export interface RecordingStore {
  /** A new, unused id. */
  createId(): string;
  /** Appends mono sound, −1..1. */
  append(recordingId: string, pcm: Float32Array, sampleRate: number): Promise<void>;
  /** The recording made of the chunks kept under this id, or null if there are none. */
  recover(recordingId: string): Promise<Recording | null>;
  /** Forgets the chunks and revokes the URL. */
  discard(recordingId: string): Promise<void>;
}

/** `blocked`: the browser wants a click first (autoplay). `unavailable`: not found, offline, or not decodable. */
export type PlaybackFailure = 'blocked' | 'unavailable';

/** How a sound reports back. */
export interface PlayerListener {
  /** Sound is coming out. Called once per `play`. */
  onStarted(): void;
  /** Where the sound is, a few times a second. */
  onProgress(positionSeconds: number, durationSeconds: number): void;
  onEnded(): void;
  onFailed(reason: PlaybackFailure): void;
}

/** Plays sound, one at a time. */
export interface PlayerPort {
  /** Fetches ahead. Failures are silent; they come back from `play`. */
  preload(url: string): void;
  /** Plays from the beginning; returns the function that stops it. After `onEnded`, `onFailed` or stop no more calls come. */
  play(request: { url: string; rate: number }, listener: PlayerListener): () => void;
}

/** Everything a practice flow may ask for; pass it whole, each flow takes what it uses. */
export interface PracticePorts {
  clock: Clock;
  microphone: MicrophonePort;
  recordings: RecordingStore;
  player: PlayerPort;
  /** Without it no camera is offered. */
  camera?: CameraPort;
}

/** Thrown by a machine that runs without a port it needs: a mistake in wiring, never in what the learner did. */
export class PortMissingError extends Error {
  constructor(actor: string, fix: string) {
    super(`"${actor}" has no port to run on, so this question can't work. ${fix}`);
    this.name = 'PortMissingError';
  }
}
