import type { ChangeState } from '@rehearse/ui/screens';
import { useState } from 'react';
import { failureOf } from '../../host/failure.ts';

/** Runs one account change at a time and returns its state; `run` resolves to whether it succeeded. */
export function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const [state, setState] = useState<ChangeState>({ phase: 'idle' });
  const run = async (input: Input): Promise<boolean> => {
    setState({ phase: 'saving' });
    try {
      await change(input);
      setState({ phase: 'done' });
      return true;
    } catch (error) {
      setState({ phase: 'failed', failure: failureOf(error) });
      return false;
    }
  };
  return [state, run] as const;
}
