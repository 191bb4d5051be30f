'use client';
import { useState } from 'react';
import type { Outcome } from './classes.types.ts';

/** An action that takes a while and may fail. */
export interface Action {
  isBusy: boolean;
  /** Why it failed the last time; null while nothing went wrong. */
  failure: Outcome;
  /** Runs it, unless it is running; resolves to whether it worked. */
  run: (act: () => Promise<Outcome>) => Promise<boolean>;
}

/** The state of an action. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Outcome>(null);
  return {
    isBusy,
    failure,
    run: async (act) => {
      if (isBusy) return false;
      setBusy(true);
      setFailure(null);
      const outcome = await act();
      setBusy(false);
      setFailure(outcome);
      return outcome === null;
    },
  };
}
