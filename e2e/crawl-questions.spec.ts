import type { Page } from '@playwright/test';
import { InteractiveListeningPage } from './pages/interactive-listening-page.ts';
import { SpeakingPage } from './pages/speaking-page.ts';
import { WritingPage } from './pages/writing-page.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { expect, type Learner, test } from './support/test.ts';
import { isWhole, looks } from './support/whole.ts';

async function speak(page: Page) {
  const screen = new SpeakingPage(page);
  await page.keyboard.press('Space');
  await screen.hasRecorded(1);
  await page.keyboard.press('Space');
  await expect(screen.done).toBeVisible();
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

async function write(page: Page) {
  await new WritingPage(page).box().fill('I beleive a apple is red. It is is sweet, and i eat one each day.');
  await submit(page);
}

/** The shortest way from an open question to its review. */
const answers: readonly { submoduleId: number; name: string; answer: (page: Page) => Promise<void> }[] = [
  { submoduleId: 1, name: 'Read & Select', answer: (page) => page.keyboard.press('y') },
  { submoduleId: 2, name: 'Read Aloud', answer: speak },
  { submoduleId: 3, name: 'Read, Then Speak', answer: speak },
  { submoduleId: 4, name: 'Listen, Then Speak', answer: speak },
  { submoduleId: 5, name: 'Speak About the Photo', answer: speak },
  { submoduleId: 6, name: 'Listen & Type', answer: submit },
  {
    submoduleId: 7,
    name: 'Interactive Listening',
    answer: async (page) => {
      const question = new InteractiveListeningPage(page);
      await question.start();
      await expect(question.turn(1)).toBeVisible();
      await page.clock.fastForward('40:00');
      await expect(question.summary()).toBeVisible();
      await isWhole(page, 'the summary of type 7', [looks[1]]);
      await page.clock.fastForward('12:30');
    },
  },
  { submoduleId: 8, name: 'Read & Complete', answer: submit },
  { submoduleId: 9, name: 'Interactive Reading', answer: (page) => page.clock.fastForward('01:20:00') },
  { submoduleId: 10, name: 'Fill In the Blanks', answer: submit },
  { submoduleId: 11, name: 'Write About the Photo', answer: write },
  {
    submoduleId: 12,
    name: 'Interactive Writing',
    answer: async (page) => {
      const question = new WritingPage(page);
      await question.box().fill('We meet at the bakery.');
      await question.goOn();
      await expect(question.locked()).toBeVisible();
      await write(page);
    },
  },
  { submoduleId: 13, name: 'Speaking Sample', answer: speak },
  { submoduleId: 14, name: 'Writing Sample', answer: write },
];

/** The look that the Chinese crawl does not take, and the other one for the review; the stories show every state under both themes. */
const looksOf = (submoduleId: number) =>
  submoduleId % 2 === 0 ? { open: looks[1], reviewed: looks[0] } : { open: looks[0], reviewed: looks[1] };

/** Ten times as long, so that nothing ends while it is looked at. */
const takesLong = (page: Page, { account }: Learner) =>
  page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
    `practiceSettings.${account}`,
    JSON.stringify({ mode: 'timed', timeFactor: 10 }),
  ] as const);

for (const { submoduleId, name, answer } of answers) {
  test(`${name} is whole, open and reviewed`, async ({ page, learner }) => {
    await page.clock.install();
    await takesLong(page, learner);
    await InteractiveListeningPage.shorten(page);
    const question = await goTo(page, await chooseQuestion(page, learner, submoduleId));
    await expect(page.getByRole('timer').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await isWhole(page, `type ${submoduleId}, open`, [looksOf(submoduleId).open]);
    await answer(page);
    await question.isSaved();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await isWhole(page, `type ${submoduleId}, reviewed`, [looksOf(submoduleId).reviewed]);
  });
}
