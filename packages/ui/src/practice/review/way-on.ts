'use client';
import { createContext, type ReactNode } from 'react';

/** How one goes on from a review. */
export interface WayOn {
  /**
   * Draws what goes on by itself. There when an answer was given just now, and the learner wants to go on when it is
   * right.
   */
  goOn?: (onNext: () => void) => ReactNode;
  /** Leads back to the list; there where its last question is shown. */
  onEnd?: () => void;
}

/** Set by `QuestionFrame`; where a flow is on its own, nothing goes on by itself. */
export const WayOnContext = createContext<WayOn>({});
