'use client';
import { createContext } from 'react';

export interface Shortcuts {
  /** Whether single-key shortcuts are enabled; WCAG 2.1.4 requires a way to turn them off. */
  enabled: boolean;
}

/** Provided by `QuestionFrame`; shortcuts are enabled without a frame. */
export const ShortcutsContext = createContext<Shortcuts>({ enabled: true });
