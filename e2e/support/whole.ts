import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const widths = [360, 768, 1280, 1920];

export const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
export type Look = (typeof looks)[number];

const localeFolders = ['apps/web/public/locales/en', 'packages/ui/src/i18n/locales/en'].map((folder) =>
  path.join(import.meta.dirname, '../..', folder),
);

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysOf(text as object, `${before}${name}.`),
  );

/** The keys of all texts, such as `home.title`; a key of one word can't be told from a word. */
const textKeys = localeFolders
  .flatMap((folder) => globSync('*.json', { cwd: folder }).map((file) => path.join(folder, file)))
  .flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')) as object))
  .filter((key) => key.includes('.'));

/** What is read on a page: its texts, and the names that only screen readers tell. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words = document.title.split(/\s+/);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement?.tagName !== 'SCRIPT') words.push(...(nodeValue ?? '').split(/\s+/));
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
    }
    return words;
  });

/** What is on screen has its texts, fits every width, and gives axe nothing to say. */
export async function isWhole(page: Page, what: string, seenUnder: readonly Look[] = looks) {
  const rawKeys = (await wordsOf(page)).filter((word) => textKeys.includes(word) || word.includes('{{'));
  expect(rawKeys, `raw text keys on ${what}`).toEqual([]);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, `width of ${what} on ${width} px`).toBe(clientWidth);
  }
  for (const { width, colorScheme } of seenUnder) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found, `axe on ${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}
