import type { PracticeActor } from '@rehearse/embed/types';
import { useEffect } from 'react';
import { useFlowStage } from './use-flow-stage.ts';

/** Stops the clock of a flow while something covers the question. In exam mode the flow gets the event and ignores it. */
export function usePause(actor: PracticeActor | undefined, isCovered: boolean): void {
  const stage = useFlowStage(actor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what begins under the cover is paused as well
  useEffect(() => {
    if (!isCovered || !actor) return;
    actor.send({ type: 'timer.pause' });
    return () => actor.send({ type: 'timer.resume' });
  }, [actor, isCovered, stage]);
}
