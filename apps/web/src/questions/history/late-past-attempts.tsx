import { LatePart, late, useAhead } from '@rehearse/ui/practice';
import type { ReactNode } from 'react';
import type { HostQuestion } from '../host-question.ts';
import type { PracticeFlow } from '../practice-flow.ts';

const pastAttempts = late(() => import('./past-attempts.tsx'));

/** Fetches the list of past attempts once a question is shown, and draws it under a review. */
export function useLatePastAttempts(isShown: boolean): (flow: PracticeFlow, question: HostQuestion) => ReactNode {
  useAhead(pastAttempts, isShown);
  return (flow, question) => (
    <LatePart part={pastAttempts}>
      {({ PastAttemptsOfQuestion }) => <PastAttemptsOfQuestion flow={flow} question={question} />}
    </LatePart>
  );
}
