/** Resolves once the page as it was sent has been painted; at once where nobody sees it. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    // the frame after the one that is painted next
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
