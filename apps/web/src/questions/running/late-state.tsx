import { LatePart } from '@rehearse/ui/practice';
import type { ReactNode } from 'react';
import { lateStates } from './states-ahead.ts';

interface LateStateProps {
  children: (states: typeof import('./late-states.ts')) => ReactNode;
}

/** Something next to a question that is loaded after it. */
export const LateState = ({ children }: LateStateProps) => <LatePart part={lateStates}>{children}</LatePart>;
