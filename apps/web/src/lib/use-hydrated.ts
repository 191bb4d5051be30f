import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and in the first render in a browser, which must be the same; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
