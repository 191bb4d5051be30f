import type { Page } from '@playwright/test';

/** Crashes the page's process; the browser keeps running. */
export async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  const cdp = await page.context().newCDPSession(page);
  // never resolves, because the process is gone
  void cdp.send('Page.crash').catch(() => {});
  await crashed;
}
