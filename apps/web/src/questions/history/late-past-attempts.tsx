import type { HostQuestion, PracticeFlow } from '@rehearse/embed/types';
import { LatePart, late, useAhead } from '@rehearse/ui/practice';
import type { ReactNode } from 'react';

const pastAttempts = late(() => import('./past-attempts.tsx'));

/** Loads the list of past attempts after the question is shown, and renders it below a review. */
export function useLatePastAttempts(isShown: boolean): (flow: PracticeFlow, question: HostQuestion) => ReactNode {
  useAhead(pastAttempts, isShown);
  return (flow, question) => (
    <LatePart part={pastAttempts}>
      {({ PastAttemptsOfQuestion }) => <PastAttemptsOfQuestion flow={flow} question={question} />}
    </LatePart>
  );
}
