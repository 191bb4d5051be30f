export type { Database } from '../shared/database.ts';
export type { Resample } from '../shared/sound.ts';
export type { StorageWarning, WarningListener } from '../shared/warning.ts';
export { createRecordings, type DeviceRecordings, type RecordingStoreOptions } from './recordings.ts';
