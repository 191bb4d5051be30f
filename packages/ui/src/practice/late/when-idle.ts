/** Milliseconds after which it is begun though the page is still busy. */
const longestWait = 2000;

/**
 * Begins something that nobody waits for once the page has nothing else to do; in browsers that don't tell, a turn later.
 *
 * @returns gives it up, unless it has begun
 */
export function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
