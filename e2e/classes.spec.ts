import type { Page } from '@playwright/test';
import { AccountPages } from './pages/account-pages.ts';
import { SittingPage } from './pages/sitting-page.ts';
import { questionOf } from './support/bank.ts';
import { noteHydration } from './support/hydration.ts';
import { pressAt, tabTo } from './support/keyboard.ts';
import { codeFor } from './support/mailbox.ts';
import { createLearner, expect, type Learner, newAddress, signIn, test } from './support/test.ts';

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] });

const className = 'Evening course B1';
const title = 'Words before Tuesday';
const count = 5;

/** Opens a class as the learner of the page, and resolves to its path. */
async function openClass(page: Page): Promise<string> {
  await page.goto('/classes');
  await page.getByRole('button', { name: 'Open a class' }).click();
  await page.getByRole('textbox', { name: 'Name of the class' }).fill(className);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Okafor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: className })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Gives the open class a drill of words. */
async function giveWords(page: Page) {
  await page.getByRole('link', { name: 'Give an assignment' }).click();
  await page.getByRole('combobox', { name: 'Question type' }).selectOption('Read & Select');
  await page.getByRole('radio', { name: String(count), exact: true }).press('Space');
  await page.getByRole('radio', { name: 'All together at the end' }).check();
  await expect(page.getByRole('list', { name: 'These questions' }).getByRole('listitem')).toHaveCount(count);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: /^Instructions/ }).fill('Without a dictionary.');
  await page.getByRole('button', { name: 'Give it to the class' }).click();
  await expect(page.getByRole('region', { name: 'Assignments' }).getByRole('listitem')).toContainText(title);
}

/** Copies the link of the open class. */
async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What the marks of an assignment must be for somebody who says that every word is real. */
async function marksOfYes(page: Page, teacher: Learner, assignmentPath: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${teacher.token}` };
  const reply = await page.request.get(`/api${assignmentPath}`, { headers });
  const { data } = (await reply.json()) as {
    data: { questions: { question: { questionId: number; submoduleId: number } }[] };
  };
  const keys = await Promise.all(data.questions.map(({ question }) => questionOf(page.request, teacher, question)));
  return keys.map(({ correct }) => (correct ? 'Right' : 'Wrong'));
}

test('a teacher’s class: from the invitation to the results, until the learner leaves', async ({
  page,
  learner: teacher,
  browser,
}) => {
  const classPath = await openClass(page);
  await giveWords(page);
  const link = await copyLink(page);

  // a visitor reads the invitation, signs up, and is back
  const other = await (await browser.newContext()).newPage();
  await noteHydration(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: `Join ${className}` })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your teacher doesn’t see' })).toBeVisible();
  await other.getByRole('link', { name: 'Sign up' }).click();
  const account = newAddress('pupil');
  const accounts = new AccountPages(other);
  await accounts.fillSignUp(account, 'a quiet library');
  await accounts.verify(await codeFor(page.request, account));
  await expect(other.getByText('Your teacher only sees work that you start from an assignment')).toBeVisible();
  await other.getByRole('textbox', { name: 'Your name in this class' }).fill('Lin Wei');
  await other.getByRole('button', { name: 'Join the class' }).click();

  // the drill, by keyboard alone
  await expect(other.getByText('Without a dictionary.')).toBeVisible();
  await pressAt(other, other.getByRole('button', { name: `Start: ${title}` }));
  const sitting = new SittingPage(other);
  await expect(sitting.anyTask()).toBeVisible();
  for (let number = 1; number <= count; number += 1) {
    await expect(sitting.task(number, count).getByRole('button', { name: 'Yes' })).toBeVisible();
    await other.keyboard.press('y');
  }
  await expect(other.getByText(`You answered ${count} of ${count} questions.`)).toBeVisible();
  await expect(other.getByText(`Assignment: ${title} · ${className}`)).toBeVisible();
  await pressAt(other, other.getByRole('link', { name: `Back to ${className}` }));
  const work = other.getByRole('region', { name: 'Assignments' }).getByRole('listitem');
  await expect(work).toContainText('Done');

  // the teacher sees who did what, and what was wrong
  await page.reload();
  const given = page.getByRole('region', { name: 'Assignments' });
  await expect(given.getByRole('listitem')).toContainText('1 of 1 done');
  await expect(page.getByRole('region', { name: 'What the class gets wrong' })).toContainText('Read & Select');
  await expect(page.getByText(account)).toHaveCount(0);
  await given.getByRole('link', { name: title }).click();
  const assignmentPath = new URL(page.url()).pathname;
  const marks = await marksOfYes(page, teacher, assignmentPath);
  const right = marks.filter((mark) => mark === 'Right').length;
  const row = page.getByRole('row', { name: /^Lin Wei Done/ });
  await expect(row).toContainText(`${Math.round((100 * right) / count)}%`);
  await expect(row.getByRole('cell')).toContainText(['Done', /./, '%', ...marks]);
  const missed = page.getByRole('list', { name: 'Questions, most missed first' }).getByRole('listitem');
  await expect(missed.first()).toContainText(right === count ? '1 of 1 right' : '0 of 1 right');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`${title}.csv`);

  // who leaves is gone at once, and keeps what they did
  await other.getByRole('button', { name: 'Leave the class' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Leave the class' }).click();
  await expect(other.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nobody is in the class yet.')).toBeVisible();
  await page.goto(classPath);
  await expect(page.getByText(/^Nobody has joined yet/)).toBeVisible();
  await expect(page.getByText('Lin Wei')).toHaveCount(0);
  await other.goto('/tests');
  await expect(other.getByRole('list', { name: 'Tests and drills' }).getByRole('listitem')).toContainText(
    `${count} of ${count} answered`,
  );
  await other.context().close();
});

test('a link that was replaced leads nowhere, a closed one lets nobody in, and strangers see no class', async ({
  page,
  learner: _,
  browser,
}) => {
  const classPath = await openClass(page);
  const before = await copyLink(page);
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  const field = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(field).not.toHaveValue(before);
  const after = await field.inputValue();

  const other = await (await browser.newContext()).newPage();
  await noteHydration(other);
  await signIn(other, await createLearner(page.request));
  const isGone = other.getByRole('heading', { level: 1, name: 'This invitation doesn’t work any more' });
  await other.goto(before);
  await expect(isGone).toBeVisible();
  await other.goto(after);
  await expect(other.getByRole('button', { name: 'Join the class' })).toBeVisible();

  await page.getByRole('button', { name: 'Close the invitation' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByRole('button', { name: 'Open the invitation again' })).toBeVisible();
  await tabTo(other, other.getByRole('textbox', { name: 'Your name in this class' }));
  await other.keyboard.type('Lin');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toContainText('Your teacher has closed this invitation.');
  await other.goto(after);
  await expect(isGone).toBeVisible();
  await other.goto(classPath);
  await expect(other.getByRole('heading', { level: 1, name: 'No such class' })).toBeVisible();

  await page.goto(after);
  await page.getByRole('link', { name: 'Open the class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: className })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the class' }).click();
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
  await other.context().close();
});
