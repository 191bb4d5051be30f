import type { DraftKey, Drafts } from '@rehearse/device/drafts';

/** Drafts for as long as the question is on the page. */
export function memoryDrafts(): Drafts {
  const drafts = new Map<DraftKey, unknown>();
  return {
    load: async (key) => drafts.get(key) ?? null,
    save: async (key, draft) => void drafts.set(key, draft),
    remove: async (key) => void drafts.delete(key),
  };
}
