import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createLearner, type Learner, signIn } from '../../e2e/support/test.ts';
import { sitePaths } from '../../packages/ui/src/screens/site-paths.ts';
import type { Look } from './looks.ts';
import { openPage, takePicture } from './picture.ts';

interface VisualPage {
  /** Of its pictures. */
  name: string;
  address: string;
  /** Seen by a learner who is signed in; else by a visitor. */
  isLearners?: true;
  /** What makes the page worth looking at, before it is opened. */
  before?: (page: Page, learner: Learner) => Promise<void>;
}

const tallest = 3200;

/** Every page that is not a question. */
export const visualPages: readonly VisualPage[] = [
  { name: 'home', address: sitePaths.home },
  { name: 'login', address: sitePaths.login },
  { name: 'register', address: sitePaths.register },
  { name: 'verify', address: `${sitePaths.verify}?account=lin@example.org` },
  { name: 'password-reset', address: sitePaths.passwordReset },
  { name: 'practice', address: sitePaths.practice, isLearners: true },
  { name: 'not-found', address: '/nothing/here' },
];

/** One page, whole, in one look. */
export async function drawPage(
  browser: Browser,
  { name, address, isLearners, before }: VisualPage,
  look: Look,
  into: string,
) {
  const page = await openPage(browser, look);
  if (isLearners) {
    const learner = await createLearner(page.request);
    await signIn(page, learner);
    await before?.(page, learner);
  }
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const folder = path.join(into, 'pages');
  await mkdir(folder, { recursive: true });
  await takePicture(page, path.join(folder, `${name}-${look.name}.jpg`), tallest);
  await page.context().close();
}
