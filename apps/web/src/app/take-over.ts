import { useEffect, useLayoutEffect, useRef } from 'react';
import { earlyInput } from './early-input.ts';

/** A document is taken over once, with its first page. */
let isTakenOver = false;

/**
 * Takes over what the reader did with a prerendered page before the app had come: what was chosen and typed, and the
 * button or key that was pressed or the form that was sent last, which `theme.js` holds back until it hears `takeover`. Stands
 * beside the page, since React comes to a page later than to its frame.
 */
export function TakeOver(): null {
  const tellEarly = useRef(() => {});
  useLayoutEffect(() => {
    if (!isTakenOver) tellEarly.current = earlyInput(document);
  }, []);
  useEffect(() => {
    if (isTakenOver) return;
    isTakenOver = true;
    // each change is to be drawn before the next, which React does only outside of its own work
    queueMicrotask(() => {
      tellEarly.current();
      tellEarly.current = () => {};
      window.dispatchEvent(new Event('takeover'));
    });
  }, []);
  return null;
}
