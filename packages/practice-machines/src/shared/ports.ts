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
  /** The sound as a file, `audio/wav` unless the browser gave something else. */
  file: Blob;
  /** Where an `<audio>` element plays it from (an object URL on the browser). Valid until `RecordingStore.discard`. */
  url: string;
  durationSeconds: number;
  /** About ten a second, 0..1: the waveform. */
  levels: readonly number[];
  /** Mono sound, −1..1, when the port could decode it; fluency is estimated from it. */
  samples?: { pcm: Float32Array; sampleRate: number };
  /** What a speech recogniser heard, when there was one. */
  transcript?: string;
  /** The recording ended because the device was lost; what was said until then is here. */
  partial?: boolean;
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

export interface MicrophonePort {
  /**
   * Asks for the microphone and records from the moment the promise resolves. The sound goes to the `RecordingStore`
   * under `recordingId` in chunks of at most 250 ms.
   *
   * @throws MicrophoneError
   */
  open(request: { recordingId: string }, listener: MicrophoneListener): Promise<MicrophoneSession>;
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

export interface PlayerListener {
  /** Sound is coming out. Called once per `play`. */
  onStarted(): void;
  /** Where the sound is, a few times a second. */
  onProgress(positionSeconds: number, durationSeconds: number): void;
  onEnded(): void;
  onFailed(reason: PlaybackFailure): void;
}

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
}

/** Thrown by a machine that runs without a port it needs: a mistake in wiring, never in what the learner did. */
export class PortMissingError extends Error {
  constructor(actor: string, fix: string) {
    super(`"${actor}" has no port to run on, so this question can't work. ${fix}`);
    this.name = 'PortMissingError';
  }
}
