import type { Page } from '@playwright/test';

/** Makes the page remember that it was hydrated; before it is opened. */
export const noteHydration = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('hydrated', () => Object.assign(window, { hydrated: true }));
  });

/** Waits until the page is hydrated or has replaced its placeholder, so that it handles events; or is not of the app. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    if (document.readyState === 'complete' && document.querySelector('#root') === null) return true;
    return 'hydrated' in window && document.querySelector('#root > [inert]') === null;
  });
