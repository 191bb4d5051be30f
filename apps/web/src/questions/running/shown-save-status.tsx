import type { PracticeActor } from '@rehearse/embed/types';
import type { RunningQuestionView } from '@rehearse/practice-machines/running-question';
import { SaveStatus } from '@rehearse/ui/screens';
import { useSelector } from '@xstate/react';

interface ShownSaveStatusProps {
  actor: PracticeActor;
  saved: Extract<RunningQuestionView, { phase: 'running' }>['saved'];
}

/** Where the answer is, as long as it is the one on the page; a new try has not been saved. */
export function ShownSaveStatus({ actor, saved }: ShownSaveStatusProps) {
  const isGiven = useSelector(actor, (snapshot) => snapshot.hasTag('reviewed') || snapshot.hasTag('submitted'));
  return <SaveStatus value={isGiven ? saved : null} />;
}
