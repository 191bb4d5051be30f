import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is restored from the back/forward cache. */
export function usePageReturn(onReturn: () => void): void {
  const hear = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  });
  useEffect(() => {
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  }, []);
}
