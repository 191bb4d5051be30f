import { CameraError, type CameraFailure, type CameraPort, type CameraScreen } from '../ports.ts';

/** A camera that a test controls. */
export interface FakeCamera extends CameraPort {
  /** Calls to the device, in order. */
  readonly calls: string[];
  /** Resolves a pending `open` (`answer: 'later'`). */
  grant(): void;
  refuse(reason: CameraFailure): void;
  /** Disconnects the camera. */
  lose(): void;
}

/** Behaviour of a fake camera. */
export interface FakeCameraOptions {
  /** `now` opens at once; `later` waits for `grant` or `refuse`; a reason fails at once. */
  answer?: 'now' | 'later' | CameraFailure;
  /** Default true. */
  isSupported?: boolean;
  /** The learner's earlier choice. Default false. */
  isWanted?: boolean;
  /** What `showOn` displays. Default nothing. */
  picture?: () => object | null;
}

/** Creates a camera that the test controls. */
export function createFakeCamera(options: FakeCameraOptions = {}): FakeCamera {
  const { answer = 'now', isSupported = true, picture = () => null } = options;
  const calls: string[] = [];
  let isWanted = options.isWanted ?? false;
  let lose = () => {};
  let settle: { grant: () => void; refuse: (reason: CameraFailure) => void } | null = null;

  const session = {
    showOn(screen: CameraScreen) {
      screen.srcObject = picture();
      return () => {
        screen.srcObject = null;
      };
    },
    close: () => void calls.push('close'),
  };

  return {
    calls,
    isSupported: () => isSupported,
    isWanted: () => isWanted,
    setWanted: (wanted) => {
      isWanted = wanted;
    },
    open(listener) {
      calls.push('open');
      lose = () => listener.onLost();
      if (answer === 'now') return Promise.resolve(session);
      if (answer !== 'later') return Promise.reject(new CameraError(answer));
      return new Promise((resolve, reject) => {
        settle = { grant: () => resolve(session), refuse: (reason) => reject(new CameraError(reason)) };
      });
    },
    grant: () => settle?.grant(),
    refuse: (reason) => settle?.refuse(reason),
    lose: () => lose(),
  };
}
