import { useEffect, useEffectEvent } from 'react';

/** Tells when the browser brings a page back as it was left, with its scripts still running (the back/forward cache). */
export function usePageReturn(onReturn: () => void): void {
  const hear = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  });
  useEffect(() => {
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  }, []);
}
