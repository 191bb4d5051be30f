import type { Drafts } from '@rehearse/device/drafts';

export interface LazyDraftsOptions {
  /** Loads the code of the database. */
  open: () => Promise<Drafts>;
  /** Whether there may be a draft on this device. */
  isKept: () => boolean;
  /** Called before anything is kept. */
  onKeep: () => void;
  /** What keeps them if that code can't be loaded. */
  instead: (cause: unknown) => Drafts;
}

/** Drafts whose code is loaded with the first one, so that a question opens without it. */
export function lazyDrafts({ open, isKept, onKeep, instead }: LazyDraftsOptions): Drafts {
  let drafts: Promise<Drafts> | undefined;
  const opened = () => {
    drafts ??= open().catch(instead);
    return drafts;
  };
  return {
    load: async (key) => (isKept() ? (await opened()).load(key) : null),
    async save(key, draft) {
      onKeep();
      await (await opened()).save(key, draft);
    },
    remove: async (key) => (await opened()).remove(key),
  };
}
