import { LatePart, late, useLate } from '@rehearse/ui/practice';
import type { ReactNode } from 'react';
import type { HostQuestion } from './host-question.ts';
import type { PracticeFlow } from './practice-flow.ts';

const pastAttempts = late(() => import('./past-attempts.tsx'));

/** Fetches the list of past attempts ahead, and draws it under a review. */
export function useLatePastAttempts(): (flow: PracticeFlow, question: HostQuestion) => ReactNode {
  useLate(pastAttempts);
  return (flow, question) => (
    <LatePart part={pastAttempts}>
      {({ PastAttemptsOfQuestion }) => <PastAttemptsOfQuestion flow={flow} question={question} />}
    </LatePart>
  );
}
