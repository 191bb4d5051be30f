import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type MicrophoneCommand, type MicrophoneReport, microphoneOn, microphoneWithoutPort } from './microphone.ts';
import type { MicrophoneFailure, PracticePorts, Recording } from './ports.ts';

export type { MicrophoneCommand, MicrophoneInput, MicrophoneReport } from './microphone.ts';

/** Input of a recorder. */
export interface RecorderInput {
  /** Maximum length, at which the recording stops; null for no limit. */
  maxSeconds: number | null;
  /** Whether to transcribe with a speech recogniser. Default false. */
  transcribe?: boolean;
}

/** Context of a recorder. */
export interface RecorderContext {
  /** From the input: maximum length; null for no limit. */
  maxSeconds: number | null;
  transcribe: boolean;
  /** Whether the recording should include video. */
  camera: boolean;
  /** Id of the stored sound, once the microphone is open. */
  recordingId: string | null;
  /** Current loudness, 0..1. */
  level: number;
  /** The waveform so far: about ten values per second. */
  levels: readonly number[];
  /** Length so far. */
  recordedSeconds: number;
  /** The result; in `lost` what was recorded until then, or null if nothing could be saved. */
  recording: Recording | null;
}

/** Events of a recorder, from the learner and from the microphone. */
export type RecorderEvent =
  /** Asks for the microphone, and for the camera if it is wanted; also retries after a failure. */
  | { type: 'recording.start'; camera?: boolean }
  /** Pauses: keeps the microphone open without recording. */
  | { type: 'recording.pause' }
  /** Resumes after a pause. */
  | { type: 'recording.resume' }
  /** Ends the recording and creates the file; while requesting, cancels the request. */
  | { type: 'recording.stop' }
  /** Accepts the part that was saved when the device was lost. */
  | { type: 'recording.keep' }
  | MicrophoneReport;

/** State of a recorder; each kind of failure is one. */
export type RecorderPhase =
  | 'idle'
  | 'requesting'
  | 'recording'
  | 'paused'
  | 'stopping'
  | 'stopped'
  | 'lost'
  | MicrophoneFailure;

/** View model of a recorder; `recordingId`, `level`, `recordedSeconds` and `recording` as in its context. */
export interface RecorderView {
  phase: RecorderPhase;
  recordingId: string | null;
  level: number;
  levels: readonly number[];
  recordedSeconds: number;
  recording: Recording | null;
}

const empty = { recordingId: null, level: 0, levels: [], recordedSeconds: 0, recording: null };
const command = (type: MicrophoneCommand['type']) => ({ type: 'tellMicrophone' as const, params: { type } });
const failure = (reason: MicrophoneFailure) => ({
  guard: { type: 'isReason' as const, params: { reason } },
  target: `#recorder.${reason}` as const,
});

/** A recorder: idle → requesting → recording ⇄ paused → stopping → stopped, and one state per kind of failure. */
export const recorderMachine = setup({
  types: {
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    input: {} as RecorderInput,
  },
  actors: { microphone: microphoneWithoutPort },
  actions: {
    clear: assign(empty),
    setCamera: assign({ camera: ({ event }) => event.type === 'recording.start' && event.camera === true }),
    setRecordingId: assign((_, params: { recordingId: string }) => params),
    addLevel: assign(({ context }, { level, recordedSeconds }: { level: number; recordedSeconds: number }) => ({
      level,
      levels: [...context.levels, level],
      recordedSeconds,
    })),
    silence: assign({ level: 0 }),
    setRecording: assign(({ context }, { recording }: { recording: Recording | null }) => ({
      recording,
      recordedSeconds: recording?.durationSeconds ?? context.recordedSeconds,
    })),
    tellMicrophone: sendTo('microphone', (_, params: MicrophoneCommand) => params),
  },
  guards: {
    isReason: ({ event }, { reason }: { reason: MicrophoneFailure }) =>
      event.type === 'microphone.failed' && event.reason === reason,
    isFull: ({ context: { maxSeconds } }, { recordedSeconds }: { recordedSeconds: number }) =>
      maxSeconds !== null && recordedSeconds >= maxSeconds,
    hasRecording: ({ context }) => context.recording !== null,
  },
}).createMachine({
  id: 'recorder',
  context: ({ input: { maxSeconds, transcribe = false } }) => ({ maxSeconds, transcribe, camera: false, ...empty }),
  initial: 'idle',
  states: {
    idle: { on: { 'recording.start': 'open' } },
    open: {
      entry: ['clear', 'setCamera'],
      exit: 'silence',
      invoke: {
        id: 'microphone',
        src: 'microphone',
        input: ({ context: { camera, transcribe } }) => ({ camera, transcribe }),
      },
      initial: 'requesting',
      states: {
        requesting: {
          on: {
            'microphone.opened': {
              target: 'recording',
              actions: { type: 'setRecordingId', params: ({ event: { recordingId } }) => ({ recordingId }) },
            },
            'microphone.failed': [failure('refused'), failure('missing'), failure('unsupported'), failure('taken')],
            'recording.stop': '#recorder.idle',
          },
        },
        recording: {
          on: {
            'microphone.levelled': [
              {
                guard: { type: 'isFull', params: ({ event }) => event },
                target: 'stopping',
                actions: { type: 'addLevel', params: ({ event }) => event },
              },
              { actions: { type: 'addLevel', params: ({ event }) => event } },
            ],
            'recording.pause': { target: 'paused', actions: command('microphone.pause') },
            'recording.stop': 'stopping',
            'microphone.lost': 'salvaging',
          },
        },
        paused: {
          entry: 'silence',
          on: {
            'recording.resume': { target: 'recording', actions: command('microphone.resume') },
            'recording.stop': 'stopping',
            'microphone.lost': 'salvaging',
          },
        },
        stopping: {
          entry: ['silence', command('microphone.stop')],
          on: {
            'microphone.stopped': {
              target: '#recorder.stopped',
              actions: { type: 'setRecording', params: ({ event }) => event },
            },
            'microphone.stopFailed': '#recorder.lost',
          },
        },
        salvaging: {
          entry: command('microphone.stop'),
          on: {
            'microphone.stopped': {
              target: '#recorder.lost',
              actions: {
                type: 'setRecording',
                params: ({ event }) => ({ recording: { ...event.recording, partial: true } }),
              },
            },
            'microphone.stopFailed': '#recorder.lost',
          },
        },
      },
    },
    stopped: { on: { 'recording.start': 'open' } },
    lost: {
      on: { 'recording.start': 'open', 'recording.keep': { guard: 'hasRecording', target: 'stopped' } },
    },
    refused: { on: { 'recording.start': 'open' } },
    missing: { on: { 'recording.start': 'open' } },
    taken: { on: { 'recording.start': 'open' } },
    unsupported: { on: { 'recording.start': 'open' } },
  },
});

/** `recorderMachine` on these ports. */
export function recorderOn(ports: Pick<PracticePorts, 'microphone' | 'recordings'>) {
  return recorderMachine.provide({ actors: { microphone: microphoneOn(ports) } });
}

/** Snapshot of a recorder. */
export type RecorderSnapshot = SnapshotFrom<typeof recorderMachine>;
/** A running recorder: what `createActor(recorderOn(ports), { input })` returns. */
export type RecorderActor = ActorRefFrom<typeof recorderMachine>;

/** The view model of a recorder. */
export function recorderView({ value, context }: RecorderSnapshot): RecorderView {
  const { recordingId, level, levels, recordedSeconds, recording } = context;
  const inner = typeof value === 'string' ? value : value.open;
  const phase = inner === 'salvaging' ? 'stopping' : inner;
  return { phase, recordingId, level, levels, recordedSeconds, recording };
}
