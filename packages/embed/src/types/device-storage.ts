import { createStorage, type TypedStorage } from '@rehearse/device/storage';
import type { QuestionDevice } from './question-device.ts';

let shared: TypedStorage | undefined;

/** Where the choices of a device's learner are. */
export function storageOf({ storage }: Pick<QuestionDevice, 'storage'>): TypedStorage {
  shared ??= createStorage();
  return storage ?? shared;
}
