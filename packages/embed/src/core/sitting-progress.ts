import { timeAcrossLoads } from '@rehearse/device/clock';
import type { Drafts } from '@rehearse/device/drafts';
import type { Sitting, SittingSlot } from '@rehearse/practice-machines/sitting';

/** How far a sitting came, one for each question. */
export type Begun = readonly Pick<SittingSlot, 'state' | 'score'>[];

/** Keeps how far a sitting came, and its unfinished answers. */
export interface SittingProgress {
  /** What an earlier load of the page left; null if there is nothing, or it was about other questions. */
  load(submoduleIds: readonly number[]): Promise<Begun | null>;
  save(sitting: Sitting): void;
  draftsOf(slot: number): Drafts;
  /** Forgets it: the sitting is over. */
  end(sitting: Sitting): void;
}

interface KeptSitting {
  /** When it was written; see `timeAcrossLoads`. */
  at: number;
  slots: readonly Pick<SittingSlot, 'submoduleId' | 'state' | 'score'>[];
}

const isKept = (value: unknown): value is KeptSitting =>
  typeof value === 'object' && value !== null && 'slots' in value && Array.isArray(value.slots);

/** Progress that is kept under a name. */
export function keptProgress(drafts: Drafts, name: string): SittingProgress {
  const keyOf = (slot: number) => `${name}/${slot}`;
  return {
    async load(submoduleIds) {
      const kept = await drafts.load(name);
      if (!isKept(kept) || kept.slots.length !== submoduleIds.length) return null;
      if (kept.slots.some(({ submoduleId }, index) => submoduleId !== submoduleIds[index])) return null;
      return kept.slots.map(({ state, score }) => ({ state, score }));
    },
    save({ slots }) {
      const kept: KeptSitting = {
        at: timeAcrossLoads(),
        slots: slots.map(({ submoduleId, state, score }) => ({ submoduleId, state, score })),
      };
      void drafts.save(name, kept);
    },
    draftsOf(slot) {
      const key = keyOf(slot);
      return {
        load: () => drafts.load(key),
        save: (_, draft) => drafts.save(key, draft),
        remove: () => drafts.remove(key),
      };
    },
    end({ slots }) {
      void drafts.remove(name);
      for (const { slot } of slots) void drafts.remove(keyOf(slot));
    },
  };
}

/** No progress: each sitting starts from the first question. */
export const noProgress = (drafts: Drafts): SittingProgress => ({
  load: async () => null,
  save: () => {},
  draftsOf: () => ({ ...drafts, load: async () => null }),
  end: () => {},
});
