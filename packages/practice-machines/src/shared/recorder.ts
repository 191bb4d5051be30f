import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type MicrophoneCommand, type MicrophoneReport, microphoneOn, microphoneWithoutPort } from './microphone.ts';
import type { MicrophoneFailure, PracticePorts, Recording } from './ports.ts';

export type { MicrophoneCommand, MicrophoneReport } from './microphone.ts';

export interface RecorderInput {
  /** The recording stops by itself at this length; null for no limit. */
  maxSeconds: number | null;
}

export interface RecorderContext {
  maxSeconds: number | null;
  /** Under which the sound is kept, once the microphone is open. */
  recordingId: string | null;
  /** Loudness now, 0..1. */
  level: number;
  /** Loudness so far, about ten a second: the waveform. */
  levels: readonly number[];
  recordedSeconds: number;
  /** The result; in `lost` what was said until then, or null if nothing could be saved. */
  recording: Recording | null;
}

export type RecorderEvent =
  /** Asks for the microphone; from a failure too. */
  | { type: 'recording.start' }
  | { type: 'recording.pause' }
  | { type: 'recording.resume' }
  | { type: 'recording.stop' }
  /** Takes the part that was saved when the device was lost. */
  | { type: 'recording.keep' }
  | MicrophoneReport;

export type RecorderPhase =
  | 'idle'
  | 'requesting'
  | 'recording'
  | 'paused'
  | 'stopping'
  | 'stopped'
  | 'lost'
  | MicrophoneFailure;

/** What a view shows of a recorder. */
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

/** A recorder: idle → requesting → recording ⇄ paused → stopping → stopped, and a state for each way it can fail. */
export const recorderMachine = setup({
  types: {
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    input: {} as RecorderInput,
  },
  actors: { microphone: microphoneWithoutPort },
  actions: {
    clear: assign(empty),
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
  context: ({ input }) => ({ maxSeconds: input.maxSeconds, ...empty }),
  initial: 'idle',
  states: {
    idle: { on: { 'recording.start': 'open' } },
    open: {
      entry: 'clear',
      exit: 'silence',
      invoke: { id: 'microphone', src: 'microphone' },
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

export type RecorderSnapshot = SnapshotFrom<typeof recorderMachine>;
export type RecorderActor = ActorRefFrom<typeof recorderMachine>;

export function recorderView({ value, context }: RecorderSnapshot): RecorderView {
  const { recordingId, level, levels, recordedSeconds, recording } = context;
  const inner = typeof value === 'string' ? value : value.open;
  const phase = inner === 'salvaging' ? 'stopping' : inner;
  return { phase, recordingId, level, levels, recordedSeconds, recording };
}
