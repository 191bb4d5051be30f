import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readXml } from '../apps/api/src/testing/read-xml.ts';
import { type Lms, startLms } from '../packages/question-data/src/testing/lms.ts';
import { lmsPort } from './support/lms.ts';
import { dataFolder, origin } from './support/place.ts';
import { test as base } from './support/test.ts';

const command = path.join(import.meta.dirname, '../apps/api/src/commands/cmi5.ts');
const page = `${origin}/cmi5`;

const test = base.extend<{ lms: Lms }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  lms: async ({}, use, { parallelIndex }) => {
    const launchParameters = JSON.stringify({ version: 1, questions: words });
    const lms = await startLms(
      { launchParameters, masteryScore: 0.8 },
      { language: 'en', port: lmsPort(parallelIndex) },
    );
    lms.launchData['returnURL'] = `${lms.origin}/course`;
    await use(lms);
    expect(lms.faults).toEqual([]);
    await lms.close();
  },
});

/** A question that is answered with a text. */
const typed = { type: 'writing-sample', questionText: 'Is it better to live in a town or in the country?' };

const words = [
  { type: 'read-and-select', word: 'harbor', correct: true },
  { type: 'read-and-select', word: 'hurbor', correct: false },
];

const verbsOf = ({ statements }: Lms) =>
  statements.map(({ verb }) =>
    String((verb as { id: string }).id)
      .split('/')
      .at(-1),
  );
const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name });

/** Answers the open word, and goes on. */
async function answer(on: Page, word: string, given: 'Yes' | 'No') {
  await expect(on.getByText(word, { exact: true })).toBeVisible();
  await button(on, given).click();
  await button(on, /^Next/).click();
}

async function answerAll(on: Page, given: ['Yes' | 'No', 'Yes' | 'No']) {
  await button(on, /^Start/).click();
  await answer(on, 'harbor', given[0]);
  await answer(on, 'hurbor', given[1]);
}

test('a drill that an operator packaged is launched, answered, passed, and left for the course', async ({
  page: tab,
  lms,
}) => {
  const out = path.join(dataFolder, 'drill.zip');
  const args = ['--out', out, '--title', 'Words', '--drill', 'read-and-select', '--count', '2', '--mastery', '0.5'];
  await promisify(execFile)(process.execPath, ['--conditions=@rehearse/source', command, ...args], {
    env: { ...process.env, REHEARSE_DATA: dataFolder, PUBLIC_URL: origin },
  });
  const entries = unzipSync(await readFile(out));
  const [, unit] = readXml(strFromU8(entries['cmi5.xml'] as Uint8Array)).children;
  const textOf = (name: string) => unit?.children.find((child) => child.name === name)?.text ?? '';
  lms.launchData['launchParameters'] = textOf('launchParameters');
  lms.launchData['masteryScore'] = Number(unit?.attributes['masteryScore']);
  const { questions } = JSON.parse(textOf('launchParameters')) as { questions: { word: string; correct: boolean }[] };

  await tab.goto(lms.launchUrl(textOf('url')));
  await expect(tab.getByRole('heading', { level: 1, name: 'Practice for your course' })).toBeVisible();
  await button(tab, /^Start/).click();
  for (const { word, correct } of questions) await answer(tab, word, correct ? 'Yes' : 'No');
  await expect(tab.getByText('You passed')).toBeVisible();
  await expect(tab.getByText('You have 100%; 50% is needed.')).toBeVisible();
  await expect(tab.getByText('All results are sent')).toBeVisible();
  expect(verbsOf(lms)).toEqual(['initialized', 'answered', 'answered', 'completed', 'passed', 'terminated']);
  await button(tab, 'Back to the course').click();
  await expect(tab).toHaveURL(`${lms.origin}/course`);
});

test('a reload goes on at the question where it was; after the end it is over, and another launch can pass', async ({
  page: tab,
  lms,
}) => {
  const url = lms.launchUrl(page);
  await tab.goto(url);
  await button(tab, /^Start/).click();
  await answer(tab, 'harbor', 'No');
  await expect(tab.getByText('hurbor', { exact: true })).toBeVisible();
  await tab.reload();
  await button(tab, 'Continue').click();
  await answer(tab, 'hurbor', 'No');
  await expect(tab.getByText('Not passed yet')).toBeVisible();
  await expect(tab.getByText('You have 50%; 80% is needed.')).toBeVisible();
  await expect.poll(() => verbsOf(lms).at(-1)).toBe('terminated');
  const first = ['initialized', 'answered', 'answered', 'completed', 'failed', 'terminated'];
  expect(verbsOf(lms)).toEqual(first);
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'This visit is over' })).toBeFocused();

  lms.relaunch();
  await tab.goto(lms.launchUrl(page));
  await answerAll(tab, ['Yes', 'No']);
  await expect(tab.getByText('You passed')).toBeVisible();
  await expect
    .poll(() => verbsOf(lms).slice(first.length))
    .toEqual([...['initialized', 'answered', 'answered', 'passed', 'terminated']]);
});

test('a reload keeps what was typed, and a closed page has ended nothing', async ({ page: tab, context, lms }) => {
  lms.launchData['launchParameters'] = JSON.stringify({ version: 1, questions: [typed, ...words] });
  const url = lms.launchUrl(page);
  await tab.goto(url);
  await button(tab, /^Start/).click();
  await tab.getByRole('textbox').fill('The boats are in the harbor.');
  await tab.reload();
  await button(tab, 'Continue').click();
  await expect(tab.getByRole('textbox')).toHaveValue('The boats are in the harbor.');
  await tab.close();
  expect(verbsOf(lms)).toEqual(['initialized']);
  lms.relaunch();
  const again = await context.newPage();
  await again.goto(lms.launchUrl(page));
  await expect(button(again, /^Start/)).toBeVisible();
});

test('results wait on the device while the record store is away, also over a reload, and arrive in order', async ({
  page: tab,
  lms,
}) => {
  await tab.goto(lms.launchUrl(page));
  await button(tab, /^Start/).click();
  lms.failNext(...Array.from({ length: 1000 }, () => 503));
  await answer(tab, 'harbor', 'Yes');
  await expect(tab.getByText('No connection to your course')).toBeVisible();
  await expect(tab.getByText('1 result is not sent yet')).toBeVisible();
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.reload();
  await button(tab, 'Continue').click();
  await answer(tab, 'hurbor', 'No');
  await expect(tab.getByText('You passed')).toBeVisible();
  await button(tab, 'Back to the course').click();
  await expect(tab.getByRole('heading', { name: '5 results are not sent yet' })).toBeFocused();
  expect(verbsOf(lms)).toEqual(['initialized']);
  lms.works();
  await expect(tab).toHaveURL(`${lms.origin}/course`);
  expect(verbsOf(lms)).toEqual([...['initialized', 'answered', 'answered', 'completed', 'passed', 'terminated']]);
});

test('a learner who leaves early has ended the launch', async ({ page: tab, lms }) => {
  delete lms.launchData['returnURL'];
  await tab.goto(lms.launchUrl(page));
  await button(tab, /^Start/).click();
  await answer(tab, 'harbor', 'Yes');
  await button(tab, 'Back to the course').click();
  await expect(tab.getByRole('heading', { name: 'You can close this page' })).toBeFocused();
  expect(verbsOf(lms)).toEqual(['initialized', 'answered', 'terminated']);
});

test('a look around sends no results', async ({ page: tab, lms }) => {
  lms.launchData['launchMode'] = 'Browse';
  await tab.goto(lms.launchUrl(page));
  await expect(tab.getByText('You are looking around')).toBeVisible();
  await answerAll(tab, ['Yes', 'No']);
  await expect.poll(() => verbsOf(lms)).toEqual(['initialized', 'terminated']);
  await expect(tab.getByText('You passed')).toHaveCount(0);
});

test('a course in a frame launches in the learner’s language', async ({ page: tab, lms, browserName: _ }) => {
  lms.language('zh-CN');
  await tab.goto(`${lms.origin}/frame?launch=${encodeURIComponent(lms.launchUrl(page))}`);
  const inside = tab.frameLocator('iframe');
  await inside.getByRole('button', { name: /^开始/ }).click();
  await inside.getByRole('button', { name: '是', exact: true }).click();
  await expect(inside.getByText('结果已全部发送')).toBeVisible();
  await expect.poll(() => verbsOf(lms)).toEqual(['initialized', 'answered']);
});

test.describe('a launch that can’t be used says why', () => {
  const fails = async (tab: Page, url: string, title: string) => {
    await tab.goto(url);
    await expect(tab.getByRole('heading', { name: title })).toBeFocused();
    await expect(button(tab, /^Start/)).toHaveCount(0);
  };

  test('without parameters, with a used token, from elsewhere, or with wrong questions', async ({
    page: tab,
    context,
    lms,
  }) => {
    await fails(tab, page, 'This page is opened from a course');
    const url = lms.launchUrl(page);
    await tab.goto(url);
    await expect(button(tab, /^Start/)).toBeVisible();
    const second = await context.newPage();
    await fails(second, url, 'Your course doesn’t let this page in');
    await expect(second.getByText('already used')).toBeVisible();
    const elsewhere = new URL(url);
    elsewhere.searchParams.set('endpoint', 'https://lrs.elsewhere.example/xapi');
    await fails(second, elsewhere.href, 'This site isn’t connected to your course');
    await expect(second.getByText('https://lrs.elsewhere.example')).toBeVisible();
    lms.relaunch();
    lms.launchData['launchParameters'] = '{}';
    await fails(second, lms.launchUrl(page), 'The course’s questions can’t be read');
    expect(verbsOf(lms)).toEqual(['initialized']);
  });

  test('refused by the record store, or while it can’t be reached, until it can', async ({ page: tab, lms }) => {
    lms.failAll(403);
    await fails(tab, lms.launchUrl(page), 'Your course refused this visit');
    lms.relaunch();
    lms.failAll(503);
    await fails(tab, lms.launchUrl(page), 'Your course can’t be reached');
    lms.failAll(null);
    await button(tab, 'Try again').click();
    await expect(button(tab, /^Start/)).toBeVisible();
    lms.failNext(401);
    await button(tab, /^Start/).click();
    await answer(tab, 'harbor', 'Yes');
    await expect(tab.getByText('Your course takes no more results')).toBeVisible();
  });
});
