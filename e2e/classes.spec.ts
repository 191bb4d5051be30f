import type { Browser, Page } from '@playwright/test';
import { assignmentPath, classPath, joinClassPath } from '../packages/ui/src/screens/class-paths.ts';
import { AccountPages } from './pages/account-pages.ts';
import { SittingPage } from './pages/sitting-page.ts';
import { answerAnything } from './support/any-answer.ts';
import { questionOf } from './support/bank.ts';
import { assign, joinClass, openClass } from './support/classes.ts';
import { noteHydration } from './support/hydration.ts';
import { pressAt } from './support/keyboard.ts';
import { codeFor } from './support/mailbox.ts';
import { passSlots } from './support/sittings.ts';
import { createLearner, expect, newAddress, signIn, test } from './support/test.ts';

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] });

const name = 'Evening course B1';
const title = 'Words before Tuesday';
const count = 5;

/** A browser of somebody else. */
async function elsewhere(browser: Browser): Promise<Page> {
  const other = await (await browser.newContext()).newPage();
  await noteHydration(other);
  return other;
}

test.describe('a teacher’s class', () => {
  test('is opened, gets work and a link, and a visitor who signs up joins it knowing what will be seen', async ({
    page,
    learner: _,
    browser,
  }) => {
    await page.goto('/classes');
    await page.getByRole('button', { name: 'Create a class' }).click();
    await page.getByRole('textbox', { name: 'Name of the class' }).fill(name);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Okafor');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('link', { name: 'New assignment' }).click();
    await page.getByRole('combobox', { name: 'Question type' }).selectOption('Read & Select');
    await page.getByRole('radio', { name: String(count), exact: true }).press('Space');
    await expect(page.getByRole('list', { name: 'These questions' }).getByRole('listitem')).toHaveCount(count);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: /^Instructions/ }).fill('Without a dictionary.');
    await page.getByRole('button', { name: 'Assign to the class' }).click();
    const given = page.getByRole('region', { name: 'Assignments' }).getByRole('listitem');
    await expect(given).toContainText(`${title}Drill: Read & Select, ${count} questions`);

    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link was copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await elsewhere(browser);
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: `Join ${name}` })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your teacher doesn’t see' })).toBeVisible();
    await other.getByRole('link', { name: 'Sign up' }).click();
    const account = newAddress('pupil');
    const accounts = new AccountPages(other);
    await accounts.fillSignUp(account, 'a quiet library');
    await accounts.verify(await codeFor(page.request, account));
    await expect(other.getByText('Your teacher only sees work that you start from an assignment')).toBeVisible();
    await other.getByRole('textbox', { name: 'Your name in this class' }).fill('Lin Wei');
    await other.getByRole('button', { name: 'Join the class' }).click();
    await expect(other.getByText('Without a dictionary.')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('list', { name: 'Learners of the class' })).toContainText('Lin Wei');
    await expect(page.getByText(account)).toHaveCount(0);
    await other.context().close();
  });

  test('does a drill by keyboard; its teacher sees what was wrong, until the learner leaves', async ({
    page,
    learner: teacher,
    browser,
  }) => {
    const { classId, assignmentId, questions, token } = await openClass(page.request, teacher, { name, title, count });
    const pupil = await createLearner(page.request);
    await joinClass(page.request, pupil, token, 'Lin Wei');
    const other = await elsewhere(browser);
    await signIn(other, pupil);
    await other.goto(classPath(classId));
    await pressAt(other, other.getByRole('button', { name: `Start: ${title}` }));
    const sitting = new SittingPage(other);
    for (let number = 1; number <= count; number += 1) {
      await expect(sitting.task(number, count).getByRole('button', { name: 'Yes' })).toBeVisible();
      await other.keyboard.press('y');
    }
    await expect(other.getByText(`You answered ${count} of ${count} questions.`)).toBeVisible();
    await expect(other.getByText(`Assignment: ${title} · ${name}`)).toBeVisible();
    await pressAt(other, other.getByRole('link', { name: `Back to ${name}` }));
    const work = other.getByRole('region', { name: 'Assignments' }).getByRole('listitem');
    await expect(work).toContainText(`${title}Done`);

    await page.goto(classPath(classId));
    const given = page.getByRole('region', { name: 'Assignments' });
    await expect(given.getByRole('listitem')).toContainText('1 of 1 done');
    await expect(page.getByRole('region', { name: 'What the class gets wrong' })).toContainText('Read & Select');
    await given.getByRole('link', { name: title }).click();
    const keys = await Promise.all(questions.map((question) => questionOf(page.request, teacher, question)));
    const marks = keys.map(({ correct }) => (correct ? 'Right' : 'Wrong'));
    const right = marks.filter((mark) => mark === 'Right').length;
    const row = page.getByRole('row', { name: /^Lin Wei Done/ });
    await expect(row.getByRole('cell')).toContainText(['Done', `${(100 * right) / count}%`, ...marks]);
    const missed = page.getByRole('list', { name: 'Questions, most missed first' }).getByRole('listitem');
    await expect(missed.first()).toContainText(right === count ? '1 of 1 right' : '0 of 1 right');
    await expect(missed.first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/practice\/questions\/detail\?type=1&question=\d+$/,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe(`${title}.csv`);

    await other.getByRole('button', { name: 'Leave the class' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Leave the class' }).click();
    await expect(other.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nobody has joined the class yet.')).toBeVisible();
    await expect(page.getByText('Lin Wei')).toHaveCount(0);
    await other.goto('/tests');
    const own = other.getByRole('list', { name: 'Tests and drills' }).getByRole('listitem');
    await expect(own).toContainText(`${count} of ${count} answered`);
    await other.goto(classPath(classId));
    await expect(other.getByRole('heading', { level: 1, name: 'No such class' })).toBeVisible();
    await page.goto(assignmentPath(classId, assignmentId));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { name: 'No assignments yet' })).toBeVisible();
    await other.context().close();
  });

  test('takes a mock test to its end; its teacher sees the range, and no question of it', async ({
    page,
    learner: teacher,
    browser,
  }) => {
    const mock = 'Where we are before spring';
    const { classId, token } = await openClass(page.request, teacher, { name, title, count: 1 });
    const assignmentId = await assign(page.request, teacher, classId, {
      ...{ title: mock, task: { kind: 'test', examId: '2025-07', form: 'short' } },
    });
    const pupil = await createLearner(page.request);
    await joinClass(page.request, pupil, token, 'Lin Wei');
    const other = await elsewhere(browser);
    await signIn(other, pupil);
    await other.goto(classPath(classId));
    const prepared = other.waitForResponse(/\/start$/);
    await other.getByRole('button', { name: `Start: ${mock}` }).click();
    const { sittingId, slots } = (await (await prepared).json()).data;
    await other.getByRole('button', { name: 'Check my devices' }).click();
    const sitting = new SittingPage(other);
    await sitting.skipChecks();
    await answerAnything(other, sitting.task(1, slots.length));
    await expect(sitting.task(2, slots.length)).toBeVisible();

    // the questions in between pass while the learner is away
    await other.goto(classPath(classId));
    await passSlots(page.request, pupil, { sittingId, slots: slots.slice(1, -1) });
    await other.getByRole('button', { name: `Continue: ${mock}` }).click();
    await other.getByRole('button', { name: `Continue with question ${slots.length}` }).click();
    await answerAnything(other, sitting.task(slots.length, slots.length));
    await expect(other.getByRole('heading', { level: 2, name: 'Every question' })).toBeVisible({ timeout: 20_000 });
    await other.goto(classPath(classId));
    const work = other.getByRole('region', { name: 'Assignments' }).getByRole('listitem').filter({ hasText: mock });
    await expect(work).toContainText(`${mock}Done`);
    await other.context().close();

    await page.goto(assignmentPath(classId, assignmentId));
    await expect(page.getByRole('row', { name: /^Lin Wei Done/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Questions, most missed first' })).toHaveCount(0);
  });

  test('has a link that can be replaced and closed, and is nothing to strangers', async ({
    page,
    learner: teacher,
    browser,
  }) => {
    const { classId, token } = await openClass(page.request, teacher, { name, title, count: 1 });
    await page.goto(classPath(classId));
    await page.getByRole('button', { name: 'New link' }).click();
    await page.getByRole('button', { name: 'Replace it' }).click();
    const field = page.getByRole('textbox', { name: 'Invitation link' });
    await expect(field).not.toHaveValue(new RegExp(token));
    const link = await field.inputValue();

    const other = await elsewhere(browser);
    await signIn(other, await createLearner(page.request));
    const isGone = other.getByRole('heading', { level: 1, name: 'This invitation no longer works' });
    await other.goto(joinClassPath(token));
    await expect(isGone).toBeVisible();
    await other.goto(link);
    await other.getByRole('textbox', { name: 'Your name in this class' }).fill('Lin');

    await page.getByRole('button', { name: 'Close the invitation' }).click();
    await page.getByRole('button', { name: 'Close it' }).click();
    await expect(page.getByRole('button', { name: 'Open the invitation again' })).toBeVisible();
    await other.getByRole('button', { name: 'Join the class' }).click();
    await expect(other.getByRole('alert')).toContainText('Your teacher has closed this invitation.');
    await other.goto(link);
    await expect(isGone).toBeVisible();
    await other.goto(classPath(classId));
    await expect(other.getByRole('heading', { level: 1, name: 'No such class' })).toBeVisible();

    await page.goto(link);
    await page.getByRole('link', { name: 'Open the class' }).click();
    await page.getByRole('button', { name: 'Delete the class' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the class' }).click();
    await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
    await other.context().close();
  });
});
