import type { PracticePorts } from '@rehearse/practice-machines/ports';
import { type CameraOptions, createCamera } from './camera/index.ts';
import { createClock } from './clock/index.ts';
import { joinRecordings } from './join/index.ts';
import { createMicrophone, type MicrophoneOptions } from './microphone/index.ts';
import { createPlayer } from './player/index.ts';
import { createLocalRecognizer, type Recognizer } from './recognizer/index.ts';
import { createRecordings, type DeviceRecordings, type RecordingStoreOptions } from './recordings/index.ts';

export * from './camera/index.ts';
export * from './clock/index.ts';
export * from './drafts/index.ts';
export * from './erasure/index.ts';
export * from './join/index.ts';
export * from './microphone/index.ts';
export * from './outbox/index.ts';
export * from './player/index.ts';
export * from './reading-aligner/index.ts';
export * from './recognizer/index.ts';
export * from './recordings/index.ts';
export * from './storage/index.ts';
export * from './tab-lock/index.ts';
export * from './voices/index.ts';

/** The ports that `createDevicePorts` returns; `recordings` has more methods than the port requires. */
export interface DevicePorts extends PracticePorts {
  recordings: DeviceRecordings;
}

export interface DevicePortsOptions
  extends Omit<MicrophoneOptions, 'store' | 'camera'>,
    RecordingStoreOptions,
    CameraOptions {
  /**
   * Transcribes texts that are read aloud. Default: the browser's recogniser where it works on the device
   * (`createLocalRecognizer()`); null for none.
   */
  recognizer?: Recognizer | null;
}

/** All ports of the practice machines for this browser. The browser is asked for nothing until a flow uses a port. */
export function createDevicePorts(options: DevicePortsOptions = {}): DevicePorts {
  const recordings = createRecordings(options);
  const camera = createCamera(options);
  const { recognizer = createLocalRecognizer() } = options;
  return {
    clock: createClock(),
    microphone: createMicrophone({ ...options, store: recordings, camera, recognizer }),
    recordings,
    player: createPlayer(),
    camera,
    join: joinRecordings,
  };
}
