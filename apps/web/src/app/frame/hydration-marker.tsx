import { useContext, useEffect, useLayoutEffect } from 'react';
import { OriginContext } from '../head/origin.ts';

/** Reports that the part of the page it is in has been hydrated. React hydrates each `Suspense` boundary on its own. */
export function HydrationMarker(): null {
  const { onCommit, onHydrated } = useContext(OriginContext);
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
