import type { ChangeState } from '@rehearse/ui/screens';
import { useState } from 'react';
import { fieldFailure } from './field-failure.ts';

/** Runs one change of the account at a time and says where it is; `run` resolves to whether it was done. */
export function useChange<Input, Field extends string = never>(
  change: (input: Input) => Promise<unknown>,
  fields: readonly Field[] = [],
) {
  const [state, setState] = useState<ChangeState<Field>>({ phase: 'idle' });
  const run = async (input: Input): Promise<boolean> => {
    setState({ phase: 'saving' });
    try {
      await change(input);
      setState({ phase: 'done' });
      return true;
    } catch (error) {
      setState(fieldFailure(error, fields));
      return false;
    }
  };
  return [state, run] as const;
}
