/** Resolves once there is something of the page to read; at once where nobody sees it. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    }
    // the frame after the one that is painted next
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
