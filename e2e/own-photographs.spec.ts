import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { photograph } from '../apps/api/src/testing/photographs.ts';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { signUpLearner } from './support/learners.ts';
import { ownServerTest } from './support/own-server.ts';
import { expect, signIn } from './support/test.ts';

const command = path.join(import.meta.dirname, '../apps/api/src/commands/pictures.ts');

/** Runs `npm run pictures` on a server's store. */
const pictures = async (folder: string, ...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@rehearse/source', command, ...args], {
    env: { ...process.env, REHEARSE_DATA: folder },
  });
  return stdout;
};

const photoTypes = [
  { id: 590001, module: 'Speaking', submodule: 'Speak About the Photo' },
  { id: 1190001, module: 'Writing', submodule: 'Write About the Photo' },
] as const;

async function openList(page: Page, { module, submodule }: (typeof photoTypes)[number]) {
  const browser = new PracticeBrowserPage(page);
  await page.goto('/practice');
  await browser.choose(module, submodule);
  await expect(browser.rows().first()).toBeVisible();
  return browser;
}

const sample =
  'In this photo I can see a small harbor with a few fishing boats, and two people are standing next to the water.';

ownServerTest(
  'a photograph that the operator adds is practiced and credited at once, and gone when it is removed',
  async ({ page, ownServer }) => {
    const file = path.join(ownServer.folder, 'harbor.jpg');
    await writeFile(file, await photograph());
    await signIn(page, await signUpLearner(page.request));
    await page.goto('/credits');
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Added on this site' })).toHaveCount(0);

    const added = await pictures(
      ownServer.folder,
      ...['add', file, '--name', 'harbor', '--licence', 'CC BY 4.0', '--credit', 'Ana Silva', '--sample', sample],
      ...['--source', 'https://example.org/harbor', '--alt', 'A harbor', '--alt-zh', '港口'],
    );
    expect(added).toContain('"harbor" was added');
    for (const type of photoTypes) {
      const browser = await openList(page, type);
      await browser.openQuestion(type.id);
      await new QuestionPage(page).isOpen(type.id);
      const picture = page.getByRole('img', { name: 'A harbor' });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(picture).toBeVisible();
    }
    await page.goto('/credits');
    await expect(page.getByRole('region', { name: 'Added on this site' })).toContainText(
      'A harborBy Ana Silva. License: CC BY 4.0.',
    );

    await pictures(ownServer.folder, 'remove', 'harbor');
    for (const type of photoTypes) expect(await (await openList(page, type)).row(type.id).count()).toBe(0);
    const credits = page.waitForResponse(/\/api\/public\/credits$/);
    await page.goto('/credits');
    expect((await (await credits).json()).data.pictures).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Added on this site' })).toHaveCount(0);
  },
);
