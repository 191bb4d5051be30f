import { type ActorRefFrom, and, assign, fromCallback, not, type SnapshotFrom, setup } from 'xstate';
import { CameraError, type CameraFailure, type CameraPort, type CameraSession, PortMissingError } from './ports.ts';

/** What the camera actor reports. */
export type CameraReport =
  /** The camera is open, with a live picture. */
  | { type: 'camera.opened'; session: CameraSession }
  /** The camera could not be opened, or was lost. */
  | { type: 'camera.failed'; reason: CameraFailure };

/** Events of the camera machine, from a flow and from its port. */
export type CameraEvent =
  /** Turns the camera on or off. Turning it on opens it immediately, so that learners see themselves. */
  | { type: 'camera.turn'; on: boolean }
  /** A recording starts: opens the camera if it is wanted. */
  | { type: 'camera.wake' }
  /** The recording ended: closes the camera until the next one. */
  | { type: 'camera.rest' }
  | CameraReport;

/** Input of the camera machine. */
export interface CameraInput {
  /** Whether this question may be recorded on video. */
  isOffered: boolean;
}

/** Context of the camera machine. */
export interface CameraContext extends CameraInput {
  /** The open camera; null while there is none. */
  session: CameraSession | null;
  /** Null unless it failed. */
  reason: CameraFailure | null;
}

/** View model of the camera. */
export type CameraView =
  /** Nothing is shown: no camera is offered here. */
  | { phase: 'absent' }
  | { phase: 'off' }
  /** Wanted, by the learner's earlier choice; it opens with the recording. */
  | { phase: 'resting' }
  | { phase: 'opening' }
  | { phase: 'on'; session: CameraSession }
  /** Wanted but not available; the sound is recorded anyway. */
  | { phase: 'failed'; reason: CameraFailure };

const choice = (isWanted: boolean) => ({ type: 'keepWanted' as const, params: { isWanted } });

/** Default actor: fails, because no camera was provided. */
const cameraWithoutPort = fromCallback(() => {
  throw new PortMissingError('camera', 'Use `cameraOn(port)`.');
});

/**
 * The learner's camera: off until it is wanted, then open from the switch or the start of a recording until the recording
 * ends. A failure shows a notice and does not affect the recorder.
 */
export const cameraMachine = setup({
  types: {
    context: {} as CameraContext,
    events: {} as CameraEvent,
    input: {} as CameraInput,
  },
  actors: {
    /** One session of the camera; never invoked without a port, since nothing is supported then. */
    camera: cameraWithoutPort,
  },
  actions: {
    goDark: assign({ session: null, reason: null }),
    setSession: assign({ session: (_, params: { session: CameraSession }) => params.session }),
    setReason: assign((_, { reason }: { reason: CameraFailure }) => ({ reason, session: null })),
    /** Stores the learner's choice on the device. */
    keepWanted: (_, _params: { isWanted: boolean }) => {},
  },
  guards: {
    isTurnedOn: (_, { on }: { on: boolean }) => on,
    isOffered: ({ context }) => context.isOffered,
    /** Whether video can be recorded here at all. */
    isSupported: () => false,
    /** Whether the learner's stored choice is to use the camera. */
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

/** `cameraMachine` on this port; without a port no camera is offered. */
export function cameraOn(port: CameraPort | undefined) {
  if (!port) return cameraMachine;
  return cameraMachine.provide({
    actors: { camera: openingOf(port) },
    actions: { keepWanted: (_, { isWanted }) => port.setWanted(isWanted) },
    guards: { isSupported: () => port.isSupported(), isWanted: () => port.isWanted() },
  });
}

/** Opens the camera, and always closes it when the state is left. */
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

/** Snapshot of a camera; `cameraView` reads it. */
export type CameraSnapshot = SnapshotFrom<typeof cameraMachine>;
/** A running camera: what `createActor(cameraOn(port), { input })` returns. */
export type CameraActor = ActorRefFrom<typeof cameraMachine>;

/** Whether a recording that starts now should include video. */
export function isCameraWanted({ phase }: CameraView): boolean {
  return phase !== 'absent' && phase !== 'off';
}

/** The view model of a camera. */
export function cameraView(snapshot: CameraSnapshot): CameraView {
  const { session, reason } = snapshot.context;
  if (snapshot.matches({ usable: 'failed' }) && reason) return { phase: 'failed', reason };
  if (snapshot.matches({ usable: { open: 'on' } }) && session) return { phase: 'on', session };
  if (snapshot.matches({ usable: 'open' })) return { phase: 'opening' };
  if (snapshot.matches({ usable: 'resting' })) return { phase: 'resting' };
  return { phase: snapshot.matches('absent') ? 'absent' : 'off' };
}
