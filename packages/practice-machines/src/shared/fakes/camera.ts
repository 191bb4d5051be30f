import { CameraError, type CameraFailure, type CameraPort, type CameraScreen } from '../ports.ts';

/** A camera in the hands of a test. */
export interface FakeCamera extends CameraPort {
  /** What was done to the device, in order. */
  readonly calls: string[];
  /** Answers an `open` that waits (`answer: 'later'`). */
  grant(): void;
  refuse(reason: CameraFailure): void;
  /** The device goes away. */
  lose(): void;
}

/** How a fake camera behaves. */
export interface FakeCameraOptions {
  /** `now` opens at once; `later` waits for `grant` or `refuse`; a reason fails at once. */
  answer?: 'now' | 'later' | CameraFailure;
  /** Default true. */
  isSupported?: boolean;
  /** What the learner chose before. */
  isWanted?: boolean;
  /** What a screen shows. Default nothing. */
  picture?: () => object | null;
}

/** A camera that does what the test says. */
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
