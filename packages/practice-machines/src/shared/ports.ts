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

/** Several sounds in one file. */
export interface JoinedRecording {
  recording: Recording;
  /** Where each sound is, in order. */
  parts: readonly (SoundSpan & { recordingId: string })[];
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

/** An accent of English: a device's voices and the voices of clips are sorted by it. */
export type Accent = 'british' | 'american' | 'other';

/** Who speaks in a clip. */
export interface ClipVoice {
  accent: Accent;
  /** Which of the question's speakers it is, from 1. Clips of one question with different numbers have different speakers. Default 1. */
  speaker?: number | undefined;
}

/** What a clip says, for players that can speak. */
export interface Speech {
  /** In English. Empty if it is not known: such a clip can only be played from its file. */
  text: string;
  /** Absent if it is not known. */
  voice?: ClipVoice | undefined;
}

/** What to play. */
export interface PlayRequest {
  url: string;
  /** 1 is the recorded speed. */
  rate: number;
  /** What the sound says; absent for a sound without a known text. Players of files ignore it. */
  speech?: Speech | undefined;
}

/** Plays sound, one at a time. */
export interface PlayerPort {
  /** Starts loading. Fails silently; `play` reports the failure. */
  preload(url: string): void;
  /** Plays from the beginning; returns the function that stops it. After `onEnded`, `onFailed` or stop there are no more calls. */
  play(request: PlayRequest, listener: PlayerListener): () => void;
}

/** How natural a voice sounds, as far as its name tells. */
export type VoiceQuality = 'natural' | 'standard';

/** A voice of the device or of its browser that speaks English. */
export interface DeviceVoice {
  /** Identifies it on this device. */
  id: string;
  /** The name that the system gives it, without accent and quality. */
  name: string;
  /** Language tag, such as `en-GB`. */
  lang: string;
  accent: Accent;
  quality: VoiceQuality;
  /** A service of the browser's maker speaks: it receives the text. */
  isOnline: boolean;
}

/** What to speak. */
export interface SpeakRequest {
  text: string;
  /** Id of a voice. */
  voiceId: string;
  /** 1 is the voice's normal speed. */
  rate: number;
}

/**
 * Why a voice fell silent.
 * - `missing`: the device doesn't have it (any more). - `blocked`: the browser requires a click first. - `interrupted`: another
 * page or program took over. - `hidden`: it doesn't start, because the page is in the background. - `broken`: anything else: it
 * reported an error, didn't start or stopped in the middle.
 */
export type VoiceFailure = 'missing' | 'blocked' | 'interrupted' | 'hidden' | 'broken';

/** The voices of a device. */
export interface VoicesPort {
  /** Voices for English, the most natural first. Empty until the browser has loaded them, and if it has none. */
  list(): readonly DeviceVoice[];
  /** Calls back when `list()` changes; returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /**
   * Speaks a text; returns the function that stops it. Progress is estimated: its seconds are those of a reading at rate 1.
   * After `onEnded`, `onFailed` or stop there are no more calls.
   */
  speak(
    request: SpeakRequest,
    listener: Omit<PlayerListener, 'onFailed'> & { onFailed(reason: VoiceFailure): void },
  ): () => void;
}

/** The voices that a learner chose on this device. */
export interface VoiceChoice {
  /** Id of the voice for clips with a British accent; null for the files. */
  british: string | null;
  /** Id of the voice for clips with an American accent; null for the files. */
  american: string | null;
}

/** Everything about voices, once it is loaded. */
export interface OpenVoiceDesk {
  voices: VoicesPort;
  choice(): VoiceChoice;
  choose(choice: VoiceChoice): void;
  /** The voice that speaks a clip; null if it is played from its file. */
  voiceFor(speech: Speech): DeviceVoice | null;
  /** Loads a player that speaks clips by the chosen voices, and plays files where none is chosen or the voice fails. */
  loadPlayer(): Promise<PlayerPort>;
}

/** Lets a page offer voices without loading anything until they are wanted. */
export interface VoiceDesk {
  /** Whether the browser has a voice for English. It may load its voices late: see `subscribe`. */
  isOffered(): boolean;
  /** Whether a voice is chosen, for any accent. */
  isChosen(): boolean;
  /** Calls back when `isOffered` or `isChosen` may have changed; returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Loads the rest. Rejects if that fails. */
  open(): Promise<OpenVoiceDesk>;
}

/** A stretch of a sound. */
export interface SoundSpan {
  /** Seconds from the beginning of the sound. */
  start: number;
  /** Seconds from the beginning of the sound. */
  end: number;
}

/** A learner's reading of a text, and a sample of the same text. */
export interface ReadingRequest {
  /** The file, or its URL. */
  recording: Blob | string;
  sampleUrl: string;
  /** Where to find when each word of the sample is spoken. */
  wordTimesUrl: string;
}

/** The learner's voice, or that of the sample. */
export type ReadingVoice = 'own' | 'sample';

/** A word of the text, with its punctuation. */
export interface ReadingWord {
  text: string;
  /** Null after the reading was broken off. */
  own: SoundSpan | null;
  sample: SoundSpan;
}

/** What to play of a reading. `rate`: 1 is normal speed. */
export interface SpanPlayback {
  voice: ReadingVoice;
  span: SoundSpan;
  rate: number;
}

/** A reading whose words were found. It is not known whether they were read correctly. */
export interface AlignedReading {
  kind: 'aligned';
  words: readonly ReadingWord[];
  /** Silences after the word with this index. Those of less than 0.5 s are unreliable. */
  pauses: readonly { after: number; seconds: number }[];
  /** Index of the last word, if the end of the text is missing; else null. */
  brokenOffAfter: number | null;
  /** Plays a part; returns the function that stops it. After `onEnded`, `onFailed` or stop there are no more calls. */
  play(playback: SpanPlayback, listener: Pick<PlayerListener, 'onEnded' | 'onFailed'>): () => void;
}

/** `noSpeech`: silence or noise. `unmatched`: there is sound, but not this text. */
export type ReadingOutcome = AlignedReading | { kind: 'noSpeech' | 'unmatched' };

/** Finds the words of a text in a recording of it. */
export interface ReadingAlignerPort {
  /** Resolves to null if the words of the sample are not known. Rejects if a sound can't be loaded or decoded. */
  align(request: ReadingRequest, signal: AbortSignal): Promise<ReadingOutcome | null>;
}

/**
 * Writes down what is said in a recording; null if it can't. What it throws counts as null. It must not send the sound anywhere
 * without the learner's knowledge.
 */
export type TranscribePort = (recording: Recording, signal: AbortSignal) => Promise<string | null>;

/** Joins recordings into one file, a 16 kHz mono WAV under a new id. Those whose sound is not known are left out. */
export type JoinPort = (recordings: readonly Recording[]) => Promise<JoinedRecording>;

/** Every port that a practice flow may need. Pass the whole object; each flow uses what it needs. */
export interface PracticePorts {
  clock: Clock;
  microphone: MicrophonePort;
  recordings: RecordingStore;
  player: PlayerPort;
  join: JoinPort;
  /** Optional: without it no camera is offered. */
  camera?: CameraPort;
  /** Optional: without it only the device's own transcripts are used. */
  transcribe?: TranscribePort;
}

/** Thrown by a machine that runs without a port it needs: a mistake in the code, not by the learner. */
export class PortMissingError extends Error {
  constructor(actor: string, fix: string) {
    super(`"${actor}" has no port to run on, so this question can't work. ${fix}`);
    this.name = 'PortMissingError';
  }
}
