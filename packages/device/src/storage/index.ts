export type { StorageWarning, WarningListener } from '../shared/warning.ts';
export { createStorage, type StorageOptions, type StoredItem, type TypedStorage } from './storage.ts';
