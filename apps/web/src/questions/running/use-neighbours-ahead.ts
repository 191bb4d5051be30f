import type { HostQuestion } from '@rehearse/embed/types';
import type { QuestionSessionActor } from '@rehearse/practice-machines/question-session';
import { whenIdle } from '@rehearse/ui/practice';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';

/** Fetches what sounds and what is seen when either neighbour opens, as soon as the session has the neighbour. */
export function useNeighboursAhead(actor: QuestionSessionActor, workspace: LearnerWorkspace | null): void {
  const next = useSelector(actor, ({ context }) => context.next) as HostQuestion | null;
  const previous = useSelector(actor, ({ context }) => context.previous) as HostQuestion | null;
  useFetchedAhead(next, workspace);
  useFetchedAhead(previous, workspace);
}

function useFetchedAhead(question: HostQuestion | null, workspace: LearnerWorkspace | null): void {
  useEffect(() => {
    if (!question || !workspace) return;
    let current = true;
    // a flow that can't be loaded now is asked for again, and reported, when the question opens
    const fetchIt = async () => {
      const { fetchAhead } = await import('./fetch-ahead.ts');
      await fetchAhead(question, workspace, () => current);
    };
    const giveUp = whenIdle(() => fetchIt().catch(() => {}));
    return () => {
      giveUp();
      current = false;
    };
  }, [question, workspace]);
}
