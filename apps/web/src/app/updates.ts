const hourMs = 3_600_000;

/** New versions of the app. */
export interface Updates {
  /** Whether a new version has been fetched and waits. */
  isReady(): boolean;
  subscribe(onChange: () => void): () => void;
  /** Lets the new version take over and loads the page anew. */
  apply(): void;
}

/** No version but this one. */
export const noUpdates: Updates = { isReady: () => false, subscribe: () => () => {}, apply: () => {} };

/** Keeps the app on this device once the page has loaded, and tells when a newer version waits. Never reloads by itself. */
export function watchUpdates(): Updates {
  const listeners = new Set<() => void>();
  let isReady = false;
  let apply = () => {};

  async function start() {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const offer = () => {
      // the first version of all replaces none
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      isReady = true;
      for (const listener of listeners) listener();
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
    apply = () => {
      const { waiting } = registration;
      waiting?.addEventListener('statechange', () => {
        if (waiting.state === 'activated') location.reload();
      });
      waiting?.postMessage({ type: 'SKIP_WAITING' });
    };
    let askedMs = performance.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || performance.now() - askedMs < hourMs) return;
      askedMs = performance.now();
      void registration.update().catch(() => {});
    });
  }

  const begin = () => void start().catch(() => {});
  // what the page itself has to do goes first
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin));
  if ('serviceWorker' in navigator) {
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
  }

  return {
    isReady: () => isReady,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    apply: () => apply(),
  };
}
