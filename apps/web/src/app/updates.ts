const hourMs = 3_600_000;

/** New versions of the app. */
export interface Updates {
  /** Whether a new version is installed and waiting. */
  isReady(): boolean;
  subscribe(onChange: () => void): () => void;
  /** Activates the new version and reloads the page. */
  apply(): void;
}

/** Never reports an update. */
export const noUpdates: Updates = { isReady: () => false, subscribe: () => () => {}, apply: () => {} };

/** Installs the service worker after the page has loaded, and reports new versions. Never reloads on its own. */
export function watchUpdates(): Updates {
  const listeners = new Set<() => void>();
  let isReady = false;
  let apply = () => {};

  async function start() {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const offer = () => {
      // the very first version replaces none
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
  // the page's own work goes first
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
