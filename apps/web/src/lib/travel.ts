type TravelListener = (event: PopStateEvent) => void;

let first: TravelListener | null = null;

/**
 * Starts listening to Back and Forward. Call it before the router is created: listeners are called in the order in
 * which they were added, and this one must be able to hold back the router.
 */
export function watchTravel(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Calls back on Back and Forward, before the router, until the returned function is called. */
export function travelFirst(listener: TravelListener): () => void {
  first = listener;
  return () => {
    first = null;
  };
}
