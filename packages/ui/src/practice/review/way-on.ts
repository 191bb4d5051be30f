'use client';
import { createContext, type ReactNode } from 'react';

/** How the learner continues from a review. */
export interface WayOn {
  /**
   * Renders the automatic continue. Set if the answer was just submitted and the learner wants to continue
   * automatically after right answers.
   */
  goOn?: (onNext: () => void) => ReactNode;
  /** Back to the list; set at its last question. */
  onEnd?: () => void;
}

/** Provided by `QuestionFrame`; without a frame, nothing continues automatically. */
export const WayOnContext = createContext<WayOn>({});
