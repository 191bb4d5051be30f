import {
  type JoinPort,
  MicrophoneError,
  type MicrophoneFailure,
  type MicrophoneListener,
  type MicrophonePort,
  type Recording,
  type RecordingStore,
} from '../ports.ts';

/** A recording for tests and stories: silent, with a waveform that looks like speech. */
export function fakeRecording(recordingId: string, durationSeconds = 6): Recording {
  const levels = Array.from({ length: Math.round(durationSeconds * 10) }, (_, index) => {
    const phrase = Math.sin((index * Math.PI) / 14) ** 2;
    return Math.round((0.12 + 0.75 * phrase * Math.abs(Math.sin(index * 1.7))) * 100) / 100;
  });
  return { recordingId, file: new Blob([], { type: 'audio/wav' }), url: 'data:audio/wav,', durationSeconds, levels };
}

/** A microphone that a test controls: it can produce sound, refuse permission and be unplugged. */
export interface FakeMicrophone extends MicrophonePort {
  /** Calls to the device, in order; `open camera transcribe` lists what was requested. */
  readonly calls: string[];
  level(level: number, recordedSeconds: number): void;
  /** Disconnects the microphone. */
  lose(): void;
  /** Resolves a pending `open` (`answer: 'later'`). */
  grant(): void;
  refuse(reason: MicrophoneFailure): void;
}

/** Behaviour of a fake microphone. */
export interface FakeMicrophoneOptions {
  /** `now` opens at once; `later` waits for `grant` or `refuse`; a reason fails at once. */
  answer?: 'now' | 'later' | MicrophoneFailure;
  /** How `stop` behaves; when it fails, there is no file. */
  stop?: 'works' | 'fails' | 'hangs';
  /** Overrides fields of the recording that `stop` returns. */
  recording?: Partial<Recording>;
}

/** Creates a microphone that the test controls. */
export function createFakeMicrophone(options: FakeMicrophoneOptions = {}): FakeMicrophone {
  const { answer = 'now', stop = 'works' } = options;
  const calls: string[] = [];
  let listener: MicrophoneListener | null = null;
  let settle: { grant: () => void; refuse: (reason: MicrophoneFailure) => void } | null = null;

  const session = (recordingId: string) => ({
    pause: () => void calls.push('pause'),
    resume: () => void calls.push('resume'),
    stop: () => {
      calls.push('stop');
      if (stop === 'fails') return Promise.reject(new Error('no file'));
      if (stop === 'hangs') return new Promise<never>(() => {});
      return Promise.resolve({ ...fakeRecording(recordingId), ...options.recording });
    },
    dispose: () => void calls.push('dispose'),
  });

  return {
    calls,
    open: ({ recordingId, camera, transcribe }, onto) => {
      calls.push(['open', camera && 'camera', transcribe && 'transcribe'].filter(Boolean).join(' '));
      listener = onto;
      if (answer === 'now') return Promise.resolve(session(recordingId));
      if (answer !== 'later') return Promise.reject(new MicrophoneError(answer));
      return new Promise((resolve, reject) => {
        settle = {
          grant: () => resolve(session(recordingId)),
          refuse: (reason) => reject(new MicrophoneError(reason)),
        };
      });
    },
    level: (level, recordedSeconds) => listener?.onLevel(level, recordedSeconds),
    lose: () => listener?.onLost(),
    grant: () => settle?.grant(),
    refuse: (reason) => settle?.refuse(reason),
  };
}

/** Joins fake recordings, by their lengths. */
export const fakeJoin: JoinPort = (recordings) => {
  let end = 0;
  const parts = recordings.map(({ recordingId, durationSeconds }) => {
    const start = end;
    end += durationSeconds;
    return { recordingId, start, end };
  });
  return Promise.resolve({ recording: fakeRecording('joined', end), parts });
};

/** A recording store for tests that logs its calls. */
export interface FakeRecordings extends RecordingStore {
  readonly discarded: string[];
}

/** Keeps recordings in memory; `recover` returns the given ones. */
export function createFakeRecordings(kept: readonly Recording[] = []): FakeRecordings {
  const discarded: string[] = [];
  let lastId = 0;
  return {
    discarded,
    createId: () => {
      lastId += 1;
      return `recording-${lastId}`;
    },
    append: () => Promise.resolve(),
    recover: (recordingId) => Promise.resolve(kept.find((each) => each.recordingId === recordingId) ?? null),
    discard: (recordingId) => {
      discarded.push(recordingId);
      return Promise.resolve();
    },
  };
}
