import type { FrameStage } from '@rehearse/ui/practice';
import { useSelector } from '@xstate/react';
import type { PracticeActor } from '../practice-flow.ts';

/** Where a running question is, for the frame. */
export function useFlowStage(actor: PracticeActor | undefined): FrameStage {
  return useSelector(actor, (snapshot) => {
    if (snapshot?.hasTag('answering')) return 'answering';
    return snapshot?.hasTag('submitted') ? 'submitted' : 'other';
  });
}
