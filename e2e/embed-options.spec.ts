import type { Page } from '@playwright/test';
import { examples } from '../packages/question-data/src/examples/index.ts';
import { embedTest as test } from './support/embed-host.ts';
import { expect } from './support/test.ts';

const [word] = examples[1];
const [essay] = examples[14];
const dictation = { ...examples[6][0], questionAudioUrl: 'sentence.mp3' };

const question = (page: Page) => page.locator('#question');
const answers = (page: Page) => page.locator('#answers > li');

test('an essay typed right after Start survives a reload and is submitted by keyboard', async ({ page, host }) => {
  const text = 'I would not live in a town, because yes, the country is quiet.';
  host.questions['essay'] = essay;
  host.serve('<rehearse-question id="question" src="/questions/essay.json" mode="learn"></rehearse-question>');
  await page.goto(host.url);
  await page.evaluate(() => {
    document.addEventListener('draft', (event) => {
      document.body.dataset['draft'] = JSON.stringify((event as CustomEvent).detail);
    });
  });
  const field = question(page).getByRole('textbox');
  await question(page).getByRole('button', { name: 'Start' }).press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
  await expect(page.locator('body')).toHaveAttribute('data-draft', /quiet\./);

  await page.reload();
  await question(page).getByRole('button', { name: 'Start' }).press('Enter');
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answers(page)).toHaveText(`14: ${text} = null`);
});

test('a question that starts when it is seen waits below the fold', async ({ page, host }) => {
  host.questions['word'] = word;
  const lines = '<p>A line of the course.</p>'.repeat(40);
  host.serve(
    `${lines}<rehearse-question id="question" src="/questions/word.json" start="visible"></rehearse-question>`,
  );
  await page.clock.install();
  await page.goto(host.url);
  await expect(question(page).getByText('5 seconds')).toBeAttached();
  await page.clock.fastForward(60_000);
  await expect(question(page).getByRole('timer')).toHaveCount(0);
  await question(page).scrollIntoViewIfNeeded();
  await expect(question(page).getByRole('timer')).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Yes' })).toBeVisible();
});

test('a question is in Chinese, and changes to English and back while it waits', async ({ page, host }) => {
  host.questions['word'] = word;
  host.serve('<rehearse-question id="question" src="/questions/word.json" locale="zh"></rehearse-question>');
  await page.goto(host.url);
  const start = question(page).getByRole('button', { name: '开始' });
  await expect(start).toBeVisible();
  await expect(question(page).locator('[lang="zh-Hans"]').first()).toBeVisible();
  await question(page).evaluate((element) => element.setAttribute('locale', 'en'));
  await expect(question(page).getByRole('button', { name: 'Start' })).toBeVisible();
  await question(page).evaluate((element) => element.setAttribute('locale', 'zh'));
  await start.click();
  await expect(question(page).getByRole('button', { name: '是' })).toBeVisible();
  await page.keyboard.press('y');
  await expect(answers(page)).toHaveText('1: yes = 1');
});

test('a brand colors the question, and the page’s own wording replaces single texts', async ({ page, host }) => {
  host.questions['word'] = word;
  host.serve('<rehearse-question id="question" src="/questions/word.json"></rehearse-question>');
  // lighter than in the light theme, so that it's seen on a dark page
  const dark = 'rgb(170, 76, 135)';
  await page.goto(host.url);
  const start = question(page).getByRole('button', { name: 'Start' });
  await expect(start).not.toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await question(page).evaluate((element) => {
    Object.assign(element, {
      appearance: { primary: '#7a1f5c', radius: 'none' },
      texts: { embedded: { start: 'Begin' } },
    });
  });
  const begin = question(page).getByRole('button', { name: 'Begin' });
  await expect(begin).toBeVisible();
  await expect(begin).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await expect(begin).toHaveCSS('border-radius', '0px');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(begin).toHaveCSS('background-color', dark);
  await question(page).evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(begin).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await question(page).evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect(begin).toHaveCSS('background-color', dark);
});

test('two copies of the script on one page share their element', async ({ page, host }) => {
  host.questions['word'] = word;
  host.serve(`
    <script type="module" src="/rehearse/rehearse-question.js?copy"></script>
    <rehearse-question id="question" src="/questions/word.json"></rehearse-question>`);
  await page.goto(host.url);
  await question(page).getByRole('button', { name: 'Start' }).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(answers(page)).toHaveText('1: yes = 1');
});

test('the page says who answers, and where the sound of its data is', async ({ page, host }) => {
  host.serve('<rehearse-question id="question" media-base="/sounds/"></rehearse-question>');
  const actor = { account: { homePage: 'https://school.example', name: 'mia' } };
  await page.goto(host.url);
  await question(page).evaluate((element, data) => Object.assign(element, { data }), dictation);
  const requested = page.waitForRequest(/\/sounds\//);
  await question(page).getByRole('button', { name: 'Start' }).click();
  await requested;

  await question(page).evaluate(
    (element, given) => {
      element.addEventListener('answered', (event) => {
        const { actor: who, object } = (event as CustomEvent).detail.xapi;
        element.dataset['who'] = `${who.account.name} ${object.id}`;
      });
      Object.assign(element, given);
    },
    { data: word, xapi: { actor, activityId: 'https://school.example/tasks/7' } },
  );
  await question(page).getByRole('button', { name: 'Start' }).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(question(page)).toHaveAttribute('data-who', 'mia https://school.example/tasks/7');
});
