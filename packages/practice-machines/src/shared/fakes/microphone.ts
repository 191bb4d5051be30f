import {
  MicrophoneError,
  type MicrophoneFailure,
  type MicrophoneListener,
  type MicrophonePort,
  type Recording,
  type RecordingStore,
} from '../ports.ts';

/** A recording for tests and stories: no sound, a waveform that looks like speech. */
export function fakeRecording(recordingId: string, durationSeconds = 6): Recording {
  const levels = Array.from({ length: Math.round(durationSeconds * 10) }, (_, index) => {
    const phrase = Math.sin((index * Math.PI) / 14) ** 2;
    return Math.round((0.12 + 0.75 * phrase * Math.abs(Math.sin(index * 1.7))) * 100) / 100;
  });
  return { recordingId, file: new Blob([], { type: 'audio/wav' }), url: 'data:audio/wav,', durationSeconds, levels };
}

/** A microphone for tests: the test speaks, unplugs and refuses. */
export interface FakeMicrophone extends MicrophonePort {
  /** What was done to the device, in order; `open camera transcribe` with what was asked for. */
  readonly calls: string[];
  level(level: number, recordedSeconds: number): void;
  /** The device goes away. */
  lose(): void;
  /** Answers an `open` that waits (`answer: 'later'`). */
  grant(): void;
  refuse(reason: MicrophoneFailure): void;
}

/** How a fake microphone behaves by itself. */
export interface FakeMicrophoneOptions {
  /** `now` opens at once; `later` waits for `grant` or `refuse`; a reason fails at once. */
  answer?: 'now' | 'later' | MicrophoneFailure;
  /** What `stop` does; when it fails, no file can be made. */
  stop?: 'works' | 'fails' | 'hangs';
  /** Changes the recording that `stop` gives. */
  recording?: Partial<Recording>;
}

/** A microphone that does what the test says. */
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

/** Recordings for tests, and what became of them. */
export interface FakeRecordings extends RecordingStore {
  readonly discarded: string[];
}

/** Recordings kept in memory; `recover` gives what it is made with. */
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
