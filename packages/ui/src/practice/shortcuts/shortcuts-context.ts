'use client';
import { createContext } from 'react';

export interface Shortcuts {
  /** Single keys work; WCAG 2.1.4 asks for a way to turn them off. */
  enabled: boolean;
}

/** Set by `QuestionFrame`; on where a flow stands by itself. */
export const ShortcutsContext = createContext<Shortcuts>({ enabled: true });
