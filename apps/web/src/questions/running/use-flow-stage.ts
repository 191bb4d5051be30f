import type { PracticeActor } from '@rehearse/embed/types';
import type { FrameStage } from '@rehearse/ui/practice';
import { useSelector } from '@xstate/react';

/** Where a running question is, for the frame. */
export function useFlowStage(actor: PracticeActor | undefined): FrameStage {
  return useSelector(actor, (snapshot) => {
    if (snapshot?.hasTag('answering')) return 'answering';
    return snapshot?.hasTag('submitted') ? 'submitted' : 'other';
  });
}
