import type { Drafts } from '@rehearse/device/drafts';

export interface LazyDraftsOptions {
  /** Loads the code of the database. */
  open: () => Promise<Drafts>;
  /** Whether there may be a draft on this device. */
  isKept: () => boolean;
  /** Whether this tab may write; otherwise nothing is kept. */
  isOurs: () => Promise<boolean>;
  /** Called before anything is kept. */
  onKeep: () => void;
  /** What keeps them if that code can't be loaded. */
  instead: (cause: unknown) => Drafts;
}

/** Drafts whose code is loaded with the first one, so that a question opens without it. */
export function lazyDrafts({ open, isKept, isOurs, onKeep, instead }: LazyDraftsOptions): Drafts {
  let drafts: Promise<Drafts> | undefined;
  const opened = () => {
    drafts ??= open().catch(instead);
    return drafts;
  };
  /** Where this tab may write; null while another tab has the question. In the order of the calls. */
  const writable = async () => ((await isOurs()) ? opened() : null);
  return {
    async load(key) {
      if (!isKept()) return null;
      // what is found is the newest only if no other tab writes
      await isOurs();
      return (await opened()).load(key);
    },
    async save(key, draft) {
      onKeep();
      await (await writable())?.save(key, draft);
    },
    remove: async (key) => (await writable())?.remove(key),
  };
}
