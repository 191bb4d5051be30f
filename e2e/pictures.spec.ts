import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';

const photoTypes = [
  { submoduleId: 5, module: 'Speaking', submodule: 'Speak About the Photo' },
  { submoduleId: 11, module: 'Writing', submodule: 'Write About the Photo' },
] as const;
const screens = [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, variant: '-480.avif' },
  { screen: 'a sharp phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, variant: '.avif' },
  { screen: 'a desk', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, variant: '.avif' },
];

const sorted = (files: readonly string[]) => files.toSorted((a, b) => a.localeCompare(b));

/** Names of the requested picture files, in order. */
function picturesAskedFor(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/media\/pictures\/(.+)$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

/** The names of the pictures of a type's first two questions, without file suffixes. */
async function namesOf(page: Page, learner: Learner, submoduleId: number): Promise<string[]> {
  const { content } = await firstPageOf(page.request, submoduleId);
  const questions = content
    .slice(0, 2)
    .map(({ questionId }) => questionOf(page.request, learner, { questionId, submoduleId }));
  return (await Promise.all(questions)).map(
    ({ questionImageUrl = '' }) => /([^/]+)\.jpg$/.exec(questionImageUrl)?.[1] ?? '',
  );
}

for (const { screen, viewport, deviceScaleFactor, variant } of screens) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const { submoduleId, module, submodule } of photoTypes) {
      test(`${submodule}: one file per picture, in the right size, and the next one prefetched`, async ({
        page,
        learner,
      }) => {
        const asked = picturesAskedFor(page);
        const [first, second] = await namesOf(page, learner, submoduleId);
        const { content } = await firstPageOf(page.request, submoduleId);
        const browser = new PracticeBrowserPage(page);
        await browser.open(module, submodule);
        await browser.openQuestion(content[0]?.questionId ?? 0);
        const question = new QuestionPage(page);
        const image = question.task.getByRole('img', { name: /^An? / });
        await expect(image).toHaveJSProperty('complete', true);
        const expected = [...new Set([first, second])].map((name) => `${name}${variant}`);
        await expect.poll(() => sorted(asked)).toEqual(sorted(expected));
        await question.next();
        await expect(image).toHaveJSProperty(
          'currentSrc',
          new URL(`/media/pictures/${second}${variant}`, page.url()).href,
        );
        await expect(image).toHaveCSS('opacity', '1');
        expect(asked.filter((file) => file.startsWith(`${second}`))).toEqual([`${second}${variant}`]);
      });
    }
  });
}
