import type { APIRequestContext, Page } from '@playwright/test';
import { languages as codes, tagOf } from '../packages/languages/src/index.ts';
import { questionTypes } from '../packages/question-types/src/index.ts';
import {
  assignmentPath,
  classPath,
  joinClassPath,
  newAssignmentPath,
  schoolCoursePath,
} from '../packages/ui/src/screens/class-paths.ts';
import { correctionPath, previewQuestionPath, sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import {
  sharedReportPath,
  sittingPath,
  testAnswerPath,
  testReportPath,
} from '../packages/ui/src/screens/sitting-paths.ts';
import { doDrill, joinClass, openClass } from './support/classes.ts';
import { isHydrated } from './support/hydration.ts';
import { isStillDrawn, linksOf, markDrawn, publicAddresses } from './support/public-pages.ts';
import { chooseQuestion } from './support/questions.ts';
import { createLearner, expect, type Learner, test } from './support/test.ts';
import { isWhole, type Look, looks } from './support/whole.ts';

/** The way in, the home page, and what is shown where there is no page. */
const ownPages = [
  sitePaths.home,
  sitePaths.login,
  sitePaths.register,
  `${sitePaths.verify}?account=lin@example.org`,
  sitePaths.passwordReset,
  '/nothing/here',
];
/** The id of a test that nobody took. */
const noSitting = '00000000-0000-4000-8000-000000000000';
/** They have no header, and use the language that was chosen before. */
const fullScreenPages: string[] = [sitePaths.question, sittingPath(noSitting)];
/** Pages of classes, for those in them: a class that the learner teaches, with results, and one of another teacher. */
interface ClassesSeen {
  readonly taught: { readonly classId: string; readonly assignmentId: string };
  readonly joined: { readonly classId: string };
}
const noClasses: ClassesSeen = {
  taught: { classId: noSitting, assignmentId: noSitting },
  joined: { classId: noSitting },
};
const learnersPages = ({ taught, joined }: ClassesSeen = noClasses) => [
  sitePaths.practice,
  sitePaths.question,
  sitePaths.profile,
  sitePaths.vocabulary,
  sitePaths.notebook,
  sitePaths.review,
  sitePaths.mistakes,
  sitePaths.drills,
  correctionPath(1),
  sitePaths.tests,
  sitePaths.testComparison,
  sitePaths.goals,
  sitePaths.testStart,
  sitePaths.practiceInARow,
  sittingPath(noSitting),
  testReportPath(noSitting),
  testAnswerPath(noSitting, 1),
  sitePaths.classes,
  classPath(taught.classId),
  classPath(joined.classId),
  newAssignmentPath(taught.classId),
  assignmentPath(taught.classId, taught.assignmentId),
  schoolCoursePath('a'.repeat(22)),
];

const namedByTeachers = ({ taught, joined }: ClassesSeen) => [
  classPath(taught.classId),
  classPath(joined.classId),
  assignmentPath(taught.classId, taught.assignmentId),
];

/** The learner teaches a class with a member who has done its drill, and is in the class of that member. */
async function seedClasses(request: APIRequestContext, learner: Learner): Promise<ClassesSeen> {
  const other = await createLearner(request);
  const about = { name: 'Evening course B1', title: 'Words before Tuesday', count: 2 };
  const taught = await openClass(request, learner, about);
  const joined = await openClass(request, other, { ...about, name: 'Reading circle' });
  await joinClass(request, other, taught.token, 'Lin Wei');
  await joinClass(request, learner, joined.token, 'Ada');
  await doDrill(request, other, taught);
  await doDrill(request, learner, joined);
  return { taught, joined };
}

const otherPages = () => [
  ...publicAddresses().filter((address) => !ownPages.includes(address)),
  `${sitePaths.paySuccess}?session_id=none`,
  sharedReportPath('a-link-that-was-never-made-by-us'),
  joinClassPath('a-link-that-was-never-made-by-us'),
];

/** Pages of the same make, such as all grammar lessons: the first is seen in every language, each other one in one of them. */
function seenIn(turn: number, addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return addresses.filter((address) => {
    const make = address.replace(/[^/]+$/, '');
    const before = counts.get(make) ?? 0;
    counts.set(make, before + 1);
    return make === '/' || before === 0 || before % languages.length === turn;
  });
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Opens a page and looks at it once. */
async function check(page: Page, address: string, look: Look, isReady = async () => {}) {
  await page.goto(address);
  await isReady();
  await expect(headingOf(page), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  await isWhole(page, address, [look]);
  return linksOf(page);
}

const languages = codes.map((code) => ({ code, lang: tagOf(code) }));

/**
 * The page changes to the other language and back without a load: its words, its title and its `lang`. Where a teacher named what it
 * shows, title and heading stay, and the rest changes.
 */
async function changesLanguage(page: Page, address: string, isNamed = false) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const html = page.locator('html');
  const choice = page.getByRole('combobox', { name: /^(Language|语言)$/ }).first();
  const now = await html.getAttribute('lang');
  const [own, other] = languages.toSorted((a) => (a.lang === now ? -1 : 1));
  if (!own || !other) throw new Error(`${address} is in no language.`);
  const title = await page.title();
  const shown = isNamed ? page.getByRole('main') : headingOf(page);
  const words = await shown.textContent();
  expect(words, address).not.toBe('');

  await choice.selectOption(other.code);
  await expect(html, address).toHaveAttribute('lang', other.lang);
  if (!isNamed) await expect(page, address).not.toHaveTitle(title);
  await expect.poll(() => shown.textContent(), address).not.toBe(words);
  await choice.selectOption(own.code);
  await expect(html, address).toHaveAttribute('lang', own.lang);
  await expect(page, address).toHaveTitle(title);
  await expect.poll(() => shown.textContent(), address).toBe(words);
  expect(await page.evaluate(() => 'isSamePage' in window), address).toBe(true);
}

/** The same for a visitor, for whom a prerendered page is hydrated as it was drawn. */
const checkForVisitor = (page: Page, address: string, look: Look) =>
  check(page, address, look, async () => {
    if (!publicAddresses().includes(address)) return;
    await isHydrated(page);
    await isStillDrawn(page);
  });

/** Every link that was seen leads to a page. */
async function leadSomewhere(page: Page, links: readonly string[]) {
  const statuses = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const reply = await page.request.get(link, { headers: { Accept: 'text/html' } });
      return `${reply.status()} ${link}`;
    }),
  );
  expect(statuses.filter((status) => !status.startsWith('2'))).toEqual([]);
}

test('every path of the product is among those that are looked at', () => {
  const seen = [...ownPages, ...learnersPages(), ...otherPages(), previewQuestionPath(1)];
  const unseen = Object.values(sitePaths).filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?.*)?$`);
    return !seen.some((address) => pattern.test(address));
  });
  expect(unseen).toEqual([]);
});

for (const [turn, language] of ['en-GB', 'zh-CN'].entries()) {
  /** A page that is seen under one look in this language is seen under the other in the other language. */
  const lookAt = (index: number) => looks[(index + turn) % looks.length] ?? looks[0];
  /** To the other language and back is tried once for each make of pages. */
  const mayChange = turn === 0 ? changesLanguage : async () => {};

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test.setTimeout(120_000);

    test('the way in and the home page are whole for a visitor', async ({ page }) => {
      await markDrawn(page);
      const links: string[] = [];
      for (const [index, address] of ownPages.entries()) {
        links.push(...(await checkForVisitor(page, address, lookAt(index))));
        await mayChange(page, address);
      }
      await leadSomewhere(page, links);
    });

    for (const half of [0, 1]) {
      test(`the other pages are whole for a visitor, part ${half + 1}`, async ({ page }) => {
        await markDrawn(page);
        const links: string[] = [];
        for (const [index, address] of seenIn(turn, otherPages()).entries()) {
          if (index % 2 !== half) continue;
          links.push(...(await checkForVisitor(page, address, lookAt(half))));
          await mayChange(page, address);
        }
        await leadSomewhere(page, links);
      });
    }

    test('every page is whole for a learner', async ({ page, learner }) => {
      const classes = await seedClasses(page.request, learner);
      const links: string[] = [];
      for (const [index, address] of [sitePaths.home, ...learnersPages(classes)].entries()) {
        links.push(...(await check(page, address, lookAt(index))));
        if (!fullScreenPages.includes(address))
          await mayChange(page, address, namedByTeachers(classes).includes(address));
      }
      await leadSomewhere(page, links);
    });
  });
}

test.describe('questions in zh-CN', () => {
  test.use({ locale: 'zh-CN' });
  test.setTimeout(120_000);

  test('every question type is whole', async ({ page, learner }) => {
    await page.goto(sitePaths.home);
    for (const { id: submoduleId } of questionTypes) {
      const { place } = await chooseQuestion(page, learner, submoduleId);
      await page.evaluate((saved) => localStorage.setItem('question', saved), JSON.stringify(place));
      await check(page, sitePaths.question, looks[submoduleId % 2 === 0 ? 0 : 1]);
    }
  });
});
