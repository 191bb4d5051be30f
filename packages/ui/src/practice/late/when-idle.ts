/** Milliseconds after which the callback runs even if the page is still busy. */
const longestWait = 2000;

/**
 * Runs a low-priority callback when the page is idle, or in the next task in browsers without `requestIdleCallback`.
 *
 * @returns cancels the callback if it has not run yet
 */
export function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
