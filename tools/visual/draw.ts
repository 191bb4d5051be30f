/**
 * `npm run visual`: takes screenshots of all question types and pages of the real app into `docs/visual`.
 * `npm run visual -- 9 12 pricing 390-dark` takes only those types and pages, only in that look.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { questionTypes } from '@rehearse/question-types';
import { launchOptions } from '../../e2e/support/place.ts';
import { drawPage } from './draw-page.ts';
import { chineseLooks, englishLooks, type Look } from './looks.ts';
import { visualPages } from './pages.ts';
import { startProduct } from './product.ts';
import { drawQuestion } from './questions.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'visual');

const wanted = process.argv.slice(2);
const among = (looks: readonly Look[]) => {
  const named = looks.filter(({ name }) => wanted.includes(name));
  const namesLooks = [...englishLooks, ...chineseLooks].some(({ name }) => wanted.includes(name));
  return namesLooks ? named : looks;
};
const types = questionTypes.filter(({ id }) => wanted.includes(String(id)));
const pages = visualPages.filter(({ name }) => wanted.includes(name));
const isAll = types.length === 0 && pages.length === 0;

const server = await startProduct();
const browser = await chromium.launch(launchOptions);

async function drawAll(name: string, looks: readonly Look[], draw: (look: Look) => Promise<void>) {
  // a busy machine may miss a transient state, so retry once
  await Promise.all(looks.map((look) => draw(look).catch(() => draw(look))));
  console.info(`Done: ${name}`);
}

try {
  for (const submodule of isAll ? questionTypes : types) {
    await drawAll(submodule.name, among(englishLooks), (look) => drawQuestion(browser, submodule, look, folder));
  }
  for (const page of isAll ? visualPages : pages) {
    await drawAll(page.name, among([...englishLooks, ...chineseLooks]), (look) =>
      drawPage(browser, page, look, folder),
    );
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
