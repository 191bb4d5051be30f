import type { Browser, Page } from '@playwright/test';
import { noteHydration } from '../../e2e/support/hydration.ts';
import { origin } from '../../e2e/support/place.ts';
import type { Look } from './looks.ts';

/** Opens a page in a look, without animations. */
export async function openPage(browser: Browser, { width, theme, locale }: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 390 ? 844 : 860 },
    colorScheme: theme,
    locale,
    reducedMotion: 'reduce',
    permissions: ['microphone'],
    ...(width === 390 ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  await noteHydration(page);
  return page;
}

/** Captures the viewport, or the whole page up to `tallest` pixels. `quality` is the JPEG quality, up to 100. */
export async function takePicture(page: Page, file: string, tallest?: number, quality = 58) {
  const seen = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  if (tallest !== undefined) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...seen, height: Math.min(tallest, Math.max(seen.height, height)) });
  }
  await page.screenshot({ path: file, type: 'jpeg', quality });
  await page.setViewportSize(seen);
}
