import type { Page } from '@playwright/test';
import { previewQuestionPath, sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { expect, type Learner, test } from './support/test.ts';

const html = (page: Page) => page.locator('html');
const languages = (page: Page) => page.getByRole('combobox', { name: /^(Language|语言)$/ }).first();

const rooms: { name: string; enter: (page: Page, learner: Learner) => Promise<unknown> }[] = [
  {
    name: 'a question',
    enter: async (page, learner) => goTo(page, await chooseQuestion(page, learner, 1)),
  },
  { name: 'a question of the preview', enter: (page) => page.goto(previewQuestionPath(1)) },
];

for (const { name, enter } of rooms) {
  test(`${name} speaks the language that was chosen outside, and English stays marked as such`, async ({
    page,
    learner,
  }) => {
    await page.goto(sitePaths.preview);
    await languages(page).selectOption('zh');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await enter(page, learner);
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('main').locator('[lang=en]').first()).toBeVisible();
  });
}
