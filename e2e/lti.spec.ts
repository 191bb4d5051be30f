import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, request as apiRequest, type Page } from '@playwright/test';
import { type CourseLink, type LtiPlatform, startLtiPlatform } from '../apps/api/src/testing/lti-platform.ts';
import { QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { dataFolder, launchOptions, origin } from './support/place.ts';
import { test as base, expect } from './support/test.ts';

const command = path.join(import.meta.dirname, '../apps/api/src/commands/lti.ts');

/** Runs `npm run lti` on the server's store. */
const lti = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@rehearse/source', command, ...args], {
    env: { ...process.env, NODE_ENV: 'development', REHEARSE_DATA: dataFolder, PUBLIC_URL: origin },
  });
  return stdout;
};

const test = base.extend<{ school: LtiPlatform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  school: async ({}, use) => {
    const school = await startLtiPlatform({ now: Date.now, tool: origin });
    const { name, issuer, clientId, loginUrl, tokenUrl, keysUrl } = school.registration;
    await lti(
      ...['add', '--name', name, '--issuer', issuer, '--client-id', clientId, '--login-url', loginUrl],
      ...['--token-url', tokenUrl, '--keys-url', keysUrl, '--deployment', 'deployment-1'],
    );
    await use(school);
    await school.close();
  },
});

// A launch takes the frame from our site to the platform and back within 0.1 s. With a process for each site, the browser
// under test sometimes stops between two of them: the response has arrived and is never shown.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-site-isolation-trials'] },
});

/** The first question of Read & Select, as a link of the course. */
async function firstQuestion(page: Page) {
  const { content } = await firstPageOf(page.request, 1);
  const questionId = content[0]?.questionId ?? 0;
  const url = `${origin}/lti/resource?kind=question&questionId=${questionId}`;
  return { questionId, link: { id: 'link-1', url, lineItem: 'column-1' } };
}

const openInNewTab = async (page: Page, role: 'button' | 'link' = 'button') => {
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole(role, { name: 'Open in a new tab' }).click();
  return opened;
};

/** Answers the open question rightly. */
async function answer(page: Page, school: LtiPlatform, questionId: number) {
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('authToken') ?? '{}').accessToken as string);
  const key = await questionOf(page.request, { token }, { questionId, submoduleId: 1 });
  await question.task.getByRole('button', { name: key.correct ? 'Yes' : 'No' }).click();
  await question.isSaved();
  await expect.poll(() => school.scores).toMatchObject([{ userId: 'learner-1', scoreGiven: 100, scoreMaximum: 100 }]);
}

test('a link in a course opens its question, and the answer becomes a grade', async ({ page, school }) => {
  const { questionId, link } = await firstQuestion(page);
  await page.goto(school.addLink(link, 'learner-1'));
  const tab = await openInNewTab(page);
  await answer(tab, school, questionId);
});

test('a platform without storage launches in a new tab', async ({ page, school }) => {
  const { questionId, link } = await firstQuestion(page);
  await page.goto(school.addLink(link, 'learner-1', { hasStorage: false }));
  const tab = await openInNewTab(page, 'link');
  await answer(tab, school, questionId);
});

test('a learner of a school sees where the account is from, and deletes it by typing a word', async ({
  page,
  school,
}) => {
  const { questionId, link } = await firstQuestion(page);
  await page.goto(school.addLink(link, 'learner-2'));
  const tab = await openInNewTab(page);
  await new QuestionPage(tab).isOpen(questionId);
  await tab.goto('/profile');
  await expect(tab.getByText(`This account comes from ${school.registration.name}`)).toBeVisible();
  await expect(tab.getByText(/school\.invalid/)).toHaveCount(0);
  await expect(tab.getByLabel('Current password')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type “delete” to confirm').fill('delete');
  await tab.keyboard.press('Enter');
  await expect(tab).not.toHaveURL(/profile/);
  await tab.goto('/profile');
  await expect(tab).toHaveURL(/login/);
});

/** The address that opens a link in the whole window. */
function launchAddress(school: LtiPlatform, link: CourseLink, user: string): string {
  school.addLink(link, user);
  const query = new URLSearchParams({
    ...{ iss: school.url, client_id: school.registration.clientId, login_hint: user },
    ...{ lti_message_hint: link.id, target_link_uri: link.url },
  });
  return `${origin}/lti/login?${query}`;
}

test('a learner sees their own work in a course, and what the teacher sees of it', async ({ page, school }) => {
  const { questionId, link } = await firstQuestion(page);
  await page.goto(launchAddress(school, link, 'learner-2'));
  await new QuestionPage(page).isOpen(questionId);
  await page.goto('/classes');
  await page.getByRole('region', { name: 'Your school’s courses' }).getByRole('link', { name: 'English 1' }).click();
  await expect(page.getByRole('list', { name: 'Your work in this course' })).toContainText(/A link.*Opened/);
  await expect(page.getByRole('region', { name: 'Who sees what' })).toContainText(
    'Your teachers at Test school only see',
  );
});

/** Launches a link as a learner without a browser, and gives the access token. */
async function launchOverHttp(request: APIRequestContext, address: string): Promise<string> {
  const form = await (await request.get(address)).text();
  const [, idToken = ''] = /name="id_token" value="([^"]+)"/.exec(form) ?? [];
  const [, state = ''] = /name="state" value="([^"]+)"/.exec(form) ?? [];
  const opened = await request.post(`${origin}/lti/launch`, { form: { id_token: idToken, state } });
  return /accessToken\\":\\"([\w.-]+)/.exec(await opened.text())?.[1] ?? '';
}

test('a teacher sees who did what in the course, also while the platform has trouble', async ({ page, school }) => {
  const { questionId, link } = await firstQuestion(page);
  const request = await apiRequest.newContext();
  const token = await launchOverHttp(request, launchAddress(school, link, 'learner-1'));
  const { correct } = await questionOf(request, { token }, { questionId, submoduleId: 1 });
  const answerAs = (answer: string) =>
    request.post(`${origin}/questions/answer`, {
      data: { questionId, submoduleId: 1, answer, score: 1 },
      headers: { Authorization: `Bearer ${token}` },
    });
  school.failScores((response) => void response.writeHead(403).end());
  await answerAs(correct ? 'no' : 'yes');
  await expect.poll(() => school.calls.some(({ path }) => path.includes('/scores'))).toBe(true);

  await page.goto(launchAddress(school, link, 'teacher-1'));
  await new QuestionPage(page).isOpen(questionId);
  await page.goto('/classes');
  school.failRoster((response) => void response.writeHead(503).end());
  await page.getByRole('region', { name: 'Your school’s courses' }).getByRole('link', { name: 'English 1' }).click();
  await expect(page.getByRole('alert')).toContainText('Your school’s platform doesn’t answer');
  await page.getByRole('button', { name: 'Try again' }).click();
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Lena Learner')).toContainText('0%Not in the gradebook');
  await expect(row('Leo Learner')).toContainText('hasn’t opened Rehearse');
  await expect(row('Tess Teacher')).toContainText('Teacher');
  await expect(page.getByRole('list', { name: 'Scores that the gradebook doesn’t have' })).toContainText(
    /Lena Learner.*takes no scores from Rehearse for this link/,
  );

  await answerAs(correct ? 'yes' : 'no');
  await expect.poll(() => school.scores).toHaveLength(1);
  await page.reload();
  await expect(row('Lena Learner')).toContainText('100%In the gradebook');
  await request.dispose();
});
