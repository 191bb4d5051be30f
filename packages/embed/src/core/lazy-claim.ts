import type { TabLockState } from '@rehearse/device/tab-lock';
import { loadStores } from './load-stores.ts';

/** Keeps two tabs from writing over each other: a question is for the tab that kept something of it first. */
export interface LazyClaim {
  /** Whether this tab may write. The first call asks for the question. */
  isOurs(): Promise<boolean>;
  /** Lets the next tab have it. */
  release(): void;
}

/**
 * A claim whose code is loaded when something is kept, or was before. Without that code nothing is stored, so nothing can be
 * overwritten.
 *
 * @param onState called when it is known who has the question, and when that changes
 */
export function lazyClaim(name: string, onState: (state: TabLockState) => void): LazyClaim {
  let isOver = false;
  let isOurs = true;
  let release = () => {};
  let asked: Promise<void> | undefined;
  const ask = async () => {
    const stores = await loadStores().catch(() => null);
    if (!stores || isOver) return;
    await new Promise<void>((known) => {
      release = stores.claimQuestion(name, (state) => {
        isOurs = state === 'editable';
        onState(state);
        known();
      });
    });
  };
  return {
    async isOurs() {
      asked ??= ask();
      await asked;
      return isOurs;
    },
    release() {
      isOver = true;
      release();
    },
  };
}
