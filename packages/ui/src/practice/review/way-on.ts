'use client';
import { createContext } from 'react';

/** How one goes on from a review. */
export interface WayOn {
  /** An answer was given just now, and the learner wants to go on by itself when it is right. */
  isAutomatic: boolean;
  /** Leads back to the list; there where its last question is shown. */
  onEnd?: (() => void) | undefined;
}

/** Set by `QuestionFrame`; where a flow is on its own, nothing goes on by itself. */
export const WayOnContext = createContext<WayOn>({ isAutomatic: false });
