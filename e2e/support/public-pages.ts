import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtFile } from './built.ts';
import { origin } from './place.ts';
import { expect } from './test.ts';

const list = path.join(import.meta.dirname, '../../apps/web/dist/pages/pages.json');

/** All prerendered URLs, from the list in the served build. */
export const publicAddresses = (): string[] =>
  Object.keys((JSON.parse(readFileSync(list, 'utf8')) as { pages: Record<string, string> }).pages);

/** Internal links of the page, without fragments. */
export const linksOf = async (page: Page) => {
  const links = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return links.filter((link) => link.startsWith(origin)).map((link) => link.replace(/#.*$/, ''));
};

/** Marks the server-rendered elements before the app starts. */
export const markDrawn = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const drawn of document.querySelectorAll('main *')) drawn.setAttribute('data-drawn', 'by the server');
    });
  });

/** Checks that the server-rendered elements are still there. */
export const isStillDrawn = (page: Page) => expect(page.locator('main [data-drawn]').first()).toBeVisible();

/** Prevents the page from being hydrated until the returned function is called. */
export async function holdHydration(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(builtFile('src/boot/run.tsx'), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
