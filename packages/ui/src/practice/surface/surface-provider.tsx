'use client';
import { type ReactNode, useLayoutEffect } from 'react';
import { watchInput } from './last-input.ts';
import { type Surface, SurfaceContext } from './surface-context.ts';

export interface SurfaceProviderProps {
  /** The same object in every render. */
  surface: Surface;
  children: ReactNode;
}

/**
 * Confines the practice views inside to their part of a page: their keys work only there, and they take the focus only
 * from there. Mount it before the learner's first press, such as that of a start button inside it.
 */
export function SurfaceProvider({ surface, children }: SurfaceProviderProps) {
  useLayoutEffect(watchInput, []);
  return <SurfaceContext.Provider value={surface}>{children}</SurfaceContext.Provider>;
}
