import { useEffect, useState } from 'react';
import type { StartPolicy } from './options.ts';

const half = 0.5;

/** Whether half of an element is on the screen, or it fills half of the screen. */
const isSeen = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= half || (rootBounds !== null && intersectionRect.height >= rootBounds.height * half));

/** Whether a question may run, and the function that starts it. */
export function useStarted(policy: StartPolicy, host: Element): [started: boolean, start: () => void] {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (policy !== 'visible') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isSeen)) setStarted(true);
      },
      { threshold: [0, 0.1, 0.25, half, 0.75, 1] },
    );
    observer.observe(host);
    return () => observer.disconnect();
  }, [policy, host]);
  return [isStarted || policy === 'now', () => setStarted(true)];
}
