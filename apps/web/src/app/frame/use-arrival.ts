import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that was gone to starts at its top, or at the section that the link named, and the keyboard starts in it; going
 * back leaves both to the browser.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is an arrival of its own
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash, isNew]);
}
