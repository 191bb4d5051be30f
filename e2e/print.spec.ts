import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { ReadingPage } from './pages/reading-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';
import { unmarkedWords } from './support/unmarked-words.ts';

/** Printable area of A4 with margins of one centimetre, in CSS pixels. */
const paper = { width: 718, height: 1047 };

/** Opens the first question of a type, by id. */
async function open(page: Page, learner: Learner, submoduleId: number, module: string, submodule: string) {
  const [first] = (await firstPageOf(page.request, submoduleId)).content;
  const questionId = first?.questionId ?? 0;
  const key = await questionOf(page.request, learner, { questionId, submoduleId });
  const browser = new PracticeBrowserPage(page);
  await browser.open(module, submodule);
  await browser.openQuestion(questionId);
  await new QuestionPage(page).isOpen(questionId);
  return key;
}

/** The printed page: its text, where it starts, unbreakable boxes, and visible controls. */
async function printed(page: Page) {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => document.body.setAttribute('data-before-print', ''));
  });
  await page.pdf();
  await expect(page.locator('[data-before-print]')).toBeAttached();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  const text = await page.locator('body').innerText();
  const layout = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1;
    const seen = [...document.querySelectorAll('body *')].filter(isSeen);
    const unbroken = seen.filter((element) => getComputedStyle(element).breakInside === 'avoid');
    return {
      begins: document.querySelector('h2')?.getBoundingClientRect().top ?? Number.NaN,
      tallest: Math.max(0, ...unbroken.map((element) => element.getBoundingClientRect().height)),
      controls: seen
        .filter((element) =>
          element.matches('button:not(li > button), summary, input:enabled, textarea, [role=tab], audio, video'),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  return { ...layout, text };
}

test('the review of an essay prints completely, starting on the first page', async ({ page, learner }) => {
  const key = await open(page, learner, 14, 'Sample', 'Writing Sample');
  const written = 'In my opinion every town needs a library. People can read there, meet and learn. '.repeat(14);
  await page.getByRole('textbox').fill(written);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('tab', { name: 'About 70' })).toBeVisible();

  const { text, begins, tallest, controls } = await printed(page);
  const plain = text.replace(/\s+/g, ' ');
  expect(plain).toContain(String(key.referenceAnswer).replace(/\s+/g, ' '));
  for (const answer of key.gradedAnswers ?? []) expect(plain).toContain(unmarkedWords(answer));
  expect(key.gradedAnswers).toHaveLength(3);
  expect(plain).toContain('People can read there, meet and learn.');
  expect(begins).toBeLessThan(200);
  expect(tallest).toBeLessThan(paper.height / 2);
  expect(controls).toEqual([]);
});

test('the review of Interactive Reading prints with every step', async ({ page, learner }) => {
  const { sequences = [] } = await open(page, learner, 9, 'Reading', 'Interactive Reading');
  const reading = new ReadingPage(page);
  for (let step = 1; step < sequences.length; step++) {
    await reading.nextStep();
    await reading.nextStep();
  }
  await reading.submit();
  await reading.submit();
  await expect(reading.task.getByRole('heading', { name: /steps right/ })).toBeVisible();

  const { text, begins, controls } = await printed(page);
  for (const title of [
    '1. Complete the sentences',
    '2. Complete the passage',
    '5. Identify the idea',
    '6. Title the passage',
  ])
    expect(text).toContain(title);
  expect(begins).toBeLessThan(200);
  expect(controls).toEqual([]);
});
