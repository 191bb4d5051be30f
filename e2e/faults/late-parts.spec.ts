import { builtFile, builtFiles } from '../support/built.ts';
import { openQuestion } from '../support/questions.ts';
import { speakFor } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const review = '../../packages/ui/src/practice/dictation/dictation-review.tsx';

test('a prefetched review appears offline', async ({ page, learner, context }) => {
  const fetched = builtFiles(review).map(async (file) => (await page.waitForResponse(file)).finished());
  const { question } = await openQuestion(page, learner, 6);
  await Promise.all(fetched);
  await context.setOffline(true);
  await question.task.getByRole('textbox').fill('Something else');
  await question.task.getByRole('button', { name: 'Submit' }).click();
  await expect(question.task.getByRole('button', { name: 'Solve Again' })).toBeVisible();
  await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();
});

test("a review that can't be loaded keeps the question, shows a message, and appears after a reload", async ({
  page,
  learner,
  context,
}) => {
  const files = builtFile(review);
  await context.route(files, (route) => route.abort('connectionreset'));
  const { question } = await openQuestion(page, learner, 6);
  await question.task.getByRole('textbox').fill('Something else');
  await question.task.getByRole('button', { name: 'Submit' }).click();
  await expect(question.task.getByText('This part can’t be loaded')).toBeVisible();
  await expect(question.task.getByText('Saved', { exact: true })).toBeVisible();
  await question.task.getByRole('button', { name: 'Try again' }).click();
  await context.unroute(files);
  await question.task.getByRole('button', { name: 'Reload the page' }).click();
  await expect(question.task.getByRole('button', { name: 'Solve Again' })).toBeVisible();
});

test('a recording is deleted from the device once it is on the host and the question is closed', async ({
  page,
  learner,
}) => {
  const { question } = await openQuestion(page, learner, 2);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('rehearse');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('chunks').objectStore('chunks').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  await speakFor(question, 1);
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await question.isSaved();
  expect(await kept()).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Next' }).click();
  await expect.poll(kept).toBe(0);
});
