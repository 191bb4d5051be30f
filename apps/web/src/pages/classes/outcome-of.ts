import type { Outcome } from '@rehearse/ui/screens';
import { failureOf } from '../../host/failure.ts';

/** How an action ended, for a screen. */
export async function outcomeOf(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
