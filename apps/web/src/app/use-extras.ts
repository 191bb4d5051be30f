import { useSyncExternalStore } from 'react';
import type { Extra } from '../host/extras.ts';
import { useServices } from './services.ts';

/** Whether the host lacks an optional feature, as far as known. */
export function useLacks(extra: Extra): boolean {
  const { extras } = useServices();
  return useSyncExternalStore(
    extras.subscribe,
    () => extras.lacks(extra),
    () => false,
  );
}
