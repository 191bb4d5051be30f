import { createStorage } from '@rehearse/device/storage';
import { useSyncExternalStore } from 'react';

const isIds = (saved: unknown): saved is number[] => Array.isArray(saved) && saved.every(Number.isInteger);

/** Ids of the preview questions tried on this device. */
const kept = createStorage().item('previewTried', (saved) => (isIds(saved) ? saved : []));

const none: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
let tried: ReadonlySet<number> | undefined;

function setTried(ids: readonly number[]): void {
  tried = new Set(ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endOtherTabs = kept.subscribe(setTried);
  return () => {
    listeners.delete(listener);
    endOtherTabs();
  };
}

function read(): ReadonlySet<number> {
  tried ??= new Set(kept.get());
  return tried;
}

/** Marks a question as tried. */
export function markTried(questionId: number): void {
  const ids = [...new Set([...kept.get(), questionId])];
  kept.set(ids);
  setTried(ids);
}

/** Ids of the questions tried on this device; none before hydration. */
export function usePreviewTried(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, read, () => none);
}
