import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import { firstPageOf } from './support/bank.ts';
import { expect, test } from './support/test.ts';

const widths = [360, 768, 1280, 1920];

const filled = (address: string) => address.replace(':post', '001').replace(':title', 'frontend');

/** Pages with something of their own to see, each under every look. */
const ownPages = [
  sitePaths.home,
  sitePaths.login,
  sitePaths.register,
  `${sitePaths.verify}?account=lin@example.org`,
  sitePaths.passwordReset,
  '/nothing/here',
];
const learnersPages = [sitePaths.practice, sitePaths.question, sitePaths.profile, sitePaths.vocabulary];
const otherPages = Object.values(sitePaths)
  .map(filled)
  .filter((address) => !ownPages.includes(address) && !learnersPages.some((own) => own === address));

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

const localeFolders = ['apps/web/public/locales/en', 'packages/ui/src/i18n/locales/en'].map((folder) =>
  path.join(import.meta.dirname, '..', folder),
);

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysOf(text as object, `${before}${name}.`),
  );

/** The keys of all texts, such as `home.title`; a key of one word can't be told from a word. */
const textKeys = localeFolders
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')) as object))
  .filter((key) => key.includes('.'));

/** What is read on a page: its texts, and the names that only screen readers tell. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words = document.title.split(/\s+/);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(...(texts.currentNode.nodeValue ?? '').split(/\s+/));
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
    }
    return words;
  });

async function check(page: Page, address: string, seenUnder: readonly Look[] = looks) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);

  const rawKeys = (await wordsOf(page)).filter((word) => textKeys.includes(word) || word.includes('{{'));
  expect(rawKeys, `raw text keys on ${address}`).toEqual([]);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, `width of ${address} on ${width} px`).toBe(clientWidth);
  }
  for (const { width, colorScheme } of seenUnder) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found, `axe on ${address}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

for (const language of ['en-GB', 'zh-CN']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test.setTimeout(120_000);

    test('every page is whole for a visitor', async ({ page }) => {
      for (const address of ownPages) await check(page, address);
      for (const [index, address] of otherPages.entries()) {
        await check(page, address, looks.slice(index % 2, (index % 2) + 1));
      }
    });

    test('every page is whole for a learner', async ({ page, learner }) => {
      expect(learner.token).not.toBe('');
      for (const address of [sitePaths.home, ...learnersPages]) await check(page, address);
    });

    test('every question type is whole', async ({ page, learner }) => {
      expect(learner.token).not.toBe('');
      await page.goto(sitePaths.home);
      for (const submoduleId of [1, 2, 6, 8, 10, 14]) {
        const { content, totalElements: count } = await firstPageOf(page.request, submoduleId);
        const place = { questionId: content[0]?.questionId, submoduleId, count, globalIndex: 1 };
        await page.evaluate((saved) => localStorage.setItem('question', saved), JSON.stringify(place));
        await check(page, sitePaths.question);
      }
    });
  });
}
