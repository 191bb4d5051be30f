import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtFile } from './built.ts';
import { origin } from './place.ts';
import { expect } from './test.ts';

const list = path.join(import.meta.dirname, '../../apps/web/dist/pages/pages.json');

/** Every prerendered address, as the build that is served lists them. */
export const publicAddresses = (): string[] =>
  Object.keys((JSON.parse(readFileSync(list, 'utf8')) as { pages: Record<string, string> }).pages);

/** The addresses of the product to which the page links; places within it apart. */
export const linksOf = async (page: Page) => {
  const links = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return links.filter((link) => link.startsWith(origin)).map((link) => link.replace(/#.*$/, ''));
};

/** Waits until the app has taken over the page and drawn it in the place of a sketch, so that it hears what is done on it. */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() => 'takenOver' in window && document.querySelector('#root > [inert]') === null);

/** Marks what the server drew, before the app runs. */
export const markDrawn = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const drawn of document.querySelectorAll('main *')) drawn.setAttribute('data-drawn', 'by the server');
    });
  });

/** What the server drew is still there. */
export const isStillDrawn = (page: Page) => expect(page.locator('main [data-drawn]').first()).toBeVisible();

/** Keeps the app from coming until the function that is given back is called. */
export async function holdTakeOver(page: Page) {
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
