import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation, scrolls to the top or to the linked section and moves the focus there. When going back, both are
 * left to the browser.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every path
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash, isNew]);
}
