import { type ActorRefFrom, and, assign, fromCallback, not, type SnapshotFrom, setup } from 'xstate';
import { CameraError, type CameraFailure, type CameraPort, type CameraSession, PortMissingError } from './ports.ts';

/** What the camera reports. */
export type CameraReport =
  /** There is a live picture. */
  | { type: 'camera.opened'; session: CameraSession }
  /** There is none, or no more. */
  | { type: 'camera.failed'; reason: CameraFailure };

/** What the camera is told, by a flow and by its port. */
export type CameraEvent =
  /** The learner's switch. Turning it on asks for the camera at once, so that they see what it sees. */
  | { type: 'camera.turn'; on: boolean }
  /** A recording begins: a camera that is wanted opens now. */
  | { type: 'camera.wake' }
  /** The recording is over: the camera goes dark until the next one. */
  | { type: 'camera.rest' }
  | CameraReport;

/** What a camera starts from. */
export interface CameraInput {
  /** Whether this question is one to be filmed at. */
  isOffered: boolean;
}

/** What a camera knows. */
export interface CameraContext extends CameraInput {
  /** Null while there is no live picture. */
  session: CameraSession | null;
  /** Null unless it failed. */
  reason: CameraFailure | null;
}

/** What a view shows of the camera. */
export type CameraView =
  /** Nothing: no camera is offered here. */
  | { phase: 'absent' }
  | { phase: 'off' }
  /** Wanted, as the learner chose before; it opens with the recording. */
  | { phase: 'resting' }
  | { phase: 'opening' }
  | { phase: 'on'; session: CameraSession }
  /** The switch is on and there is no picture; the sound is recorded all the same. */
  | { phase: 'failed'; reason: CameraFailure };

const choice = (isWanted: boolean) => ({ type: 'keepWanted' as const, params: { isWanted } });

/** Stands where no camera was provided. */
const cameraWithoutPort = fromCallback(() => {
  throw new PortMissingError('camera', 'Use `cameraOn(port)`.');
});

/**
 * The learner's camera: off until it is wanted, open from the switch or the start of a recording to the recording's end.
 * When it fails that is a notice here and nothing to the recorder.
 */
export const cameraMachine = setup({
  types: {
    context: {} as CameraContext,
    events: {} as CameraEvent,
    input: {} as CameraInput,
  },
  actors: {
    /** One use of the camera; without a port nothing is supported, so it never runs. */
    camera: cameraWithoutPort,
  },
  actions: {
    goDark: assign({ session: null, reason: null }),
    setSession: assign({ session: (_, params: { session: CameraSession }) => params.session }),
    setReason: assign((_, { reason }: { reason: CameraFailure }) => ({ reason, session: null })),
    /** Keeps the learner's choice on the device. */
    keepWanted: (_, _params: { isWanted: boolean }) => {},
  },
  guards: {
    isTurnedOn: (_, { on }: { on: boolean }) => on,
    isOffered: ({ context }) => context.isOffered,
    /** Whether a picture can be recorded here at all. */
    isSupported: () => false,
    /** Whether the learner chose it before. */
    isWanted: () => false,
  },
}).createMachine({
  id: 'camera',
  context: ({ input }) => ({ ...input, session: null, reason: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: not(and(['isOffered', 'isSupported'])), target: 'absent' },
        { guard: 'isWanted', target: 'usable.resting' },
        { target: 'usable' },
      ],
    },
    absent: {},
    usable: {
      initial: 'off',
      on: {
        'camera.turn': [
          {
            guard: { type: 'isTurnedOn', params: ({ event }) => event },
            target: '.open',
            actions: choice(true),
          },
          { target: '.off', actions: choice(false) },
        ],
      },
      states: {
        off: {},
        resting: { on: { 'camera.wake': 'open' } },
        open: {
          entry: 'goDark',
          exit: 'goDark',
          invoke: { id: 'camera', src: 'camera' },
          initial: 'opening',
          on: {
            'camera.rest': 'resting',
            'camera.failed': {
              target: 'failed',
              actions: { type: 'setReason', params: ({ event: { reason } }) => ({ reason }) },
            },
          },
          states: {
            opening: {
              on: {
                'camera.opened': {
                  target: 'on',
                  actions: { type: 'setSession', params: ({ event: { session } }) => ({ session }) },
                },
              },
            },
            on: {},
          },
        },
        failed: { on: { 'camera.wake': 'open' } },
      },
    },
  },
});

/** `cameraMachine` on this port; without one no camera is offered. */
export function cameraOn(port: CameraPort | undefined) {
  if (!port) return cameraMachine;
  return cameraMachine.provide({
    actors: { camera: openingOf(port) },
    actions: { keepWanted: (_, { isWanted }) => port.setWanted(isWanted) },
    guards: { isSupported: () => port.isSupported(), isWanted: () => port.isWanted() },
  });
}

/** Opens the camera at once and frees it when it is left, whatever happened. */
function openingOf(port: CameraPort) {
  return fromCallback(({ sendBack }) => {
    const report = (event: CameraReport) => sendBack(event);
    let session: CameraSession | null = null;
    let left = false;
    port.open({ onLost: () => report({ type: 'camera.failed', reason: 'lost' }) }).then(
      (opened) => {
        session = opened;
        if (left) opened.close();
        else report({ type: 'camera.opened', session: opened });
      },
      (error: unknown) =>
        report({ type: 'camera.failed', reason: error instanceof CameraError ? error.reason : 'taken' }),
    );
    return () => {
      left = true;
      session?.close();
    };
  });
}

/** Where a camera stands: its state and context. `cameraView` reads it. */
export type CameraSnapshot = SnapshotFrom<typeof cameraMachine>;
/** A running camera: what `createActor(cameraOn(port), { input })` gives. */
export type CameraActor = ActorRefFrom<typeof cameraMachine>;

/** Whether a recording that begins now should have a picture. */
export function isCameraWanted({ phase }: CameraView): boolean {
  return phase !== 'absent' && phase !== 'off';
}

/** What to draw of a camera. */
export function cameraView(snapshot: CameraSnapshot): CameraView {
  const { session, reason } = snapshot.context;
  if (snapshot.matches({ usable: 'failed' }) && reason) return { phase: 'failed', reason };
  if (snapshot.matches({ usable: { open: 'on' } }) && session) return { phase: 'on', session };
  if (snapshot.matches({ usable: 'open' })) return { phase: 'opening' };
  if (snapshot.matches({ usable: 'resting' })) return { phase: 'resting' };
  return { phase: snapshot.matches('absent') ? 'absent' : 'off' };
}
