import type { Page } from '@playwright/test';

/** The page's process dies at once; the browser goes on. */
export async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  const cdp = await page.context().newCDPSession(page);
  // the answer never comes: who would give it is gone
  void cdp.send('Page.crash').catch(() => {});
  await crashed;
}
