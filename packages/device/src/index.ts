import type { PracticePorts } from '@rehearse/practice-machines/ports';
import { createClock } from './clock/index.ts';
import { createMicrophone, type MicrophoneOptions } from './microphone/index.ts';
import { createPlayer } from './player/index.ts';
import { createRecordings, type DeviceRecordings, type RecordingStoreOptions } from './recordings/index.ts';

export * from './clock/index.ts';
export * from './drafts/index.ts';
export * from './microphone/index.ts';
export * from './outbox/index.ts';
export * from './player/index.ts';
export * from './recordings/index.ts';
export * from './storage/index.ts';
export * from './tab-lock/index.ts';

/** What `createDevicePorts` gives: the port of the recordings can list them too. */
export interface DevicePorts extends PracticePorts {
  recordings: DeviceRecordings;
}

/** All ports of the practice machines on this browser. Nothing is asked of the browser before a flow uses it. */
export function createDevicePorts(options: Omit<MicrophoneOptions, 'store'> & RecordingStoreOptions = {}): DevicePorts {
  const recordings = createRecordings(options);
  return {
    clock: createClock(),
    microphone: createMicrophone({ ...options, store: recordings }),
    recordings,
    player: createPlayer(),
  };
}
