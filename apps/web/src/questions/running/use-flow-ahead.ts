import { useEffect } from 'react';
import { loadFlow } from '../load-flow.ts';

/** Fetches the flow of a question type while the question itself is fetched. */
export function useFlowAhead(submoduleId: number | undefined): void {
  useEffect(() => {
    // what can't be loaded now is asked for again, and reported, when the question opens
    if (submoduleId !== undefined) loadFlow(submoduleId).catch(() => {});
  }, [submoduleId]);
}
