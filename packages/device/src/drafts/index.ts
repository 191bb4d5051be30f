export type { Database } from '../shared/database.ts';
export type { StorageWarning, WarningListener } from '../shared/warning.ts';
export { createDrafts, type DraftKey, type Drafts, type DraftsOptions } from './drafts.ts';
