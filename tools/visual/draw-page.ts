import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { isHydrated } from '../../e2e/support/hydration.ts';
import { createLearner, signIn } from '../../e2e/support/test.ts';
import type { Look } from './looks.ts';
import type { VisualPage } from './pages.ts';
import { openPage, takePicture } from './picture.ts';

const tallest = 1600;
const quality = 36;

/** Waits until no placeholders are left. */
const isSettled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);

/** Takes a full-page screenshot in one look. */
export async function drawPage(browser: Browser, visualPage: VisualPage, look: Look, into: string) {
  const { name, address, isLearners, isPhones, isOneScreen, before, after } = visualPage;
  if (isPhones && look.width !== 390) return;
  const page = await openPage(browser, look);
  if (isLearners) {
    const learner = await createLearner(page.request);
    await signIn(page, learner);
    await before?.(page, learner);
    await page.goto(typeof address === 'string' ? address : await address(page, learner));
  } else if (typeof address === 'string') {
    await page.goto(address);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // prerendered content is visible before data is loaded
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  await isSettled(page);
  await after?.(page);
  await isSettled(page);
  const folder = path.join(into, 'pages');
  await mkdir(folder, { recursive: true });
  await takePicture(page, path.join(folder, `${name}-${look.name}.jpg`), isOneScreen ? undefined : tallest, quality);
  await page.context().close();
}
