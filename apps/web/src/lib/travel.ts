type TravelListener = (event: PopStateEvent) => void;

let first: TravelListener | null = null;

/**
 * Hears the browser's Back and Forward from now on. Call it before the router is there: a window calls who listens in the
 * order of their coming, and whoever is to hold the router back has to come first.
 */
export function watchTravel(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Is told of Back and Forward before the router, until the returned function is called. */
export function travelFirst(listener: TravelListener): () => void {
  first = listener;
  return () => {
    first = null;
  };
}
