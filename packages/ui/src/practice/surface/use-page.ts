'use client';
import { useCallback } from 'react';
import { useSurface } from './surface-context.ts';

/** Returns a function that gives the part of the page that is the question's: the root of its surface, or the document. */
export function usePage(): () => ParentNode & Node {
  const surface = useSurface();
  return useCallback(() => surface?.root() ?? document, [surface]);
}
