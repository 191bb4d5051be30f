import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A short answer to whatever is asked in a test, right or wrong. The page has a clock of its own (`page.clock.install`). */
export async function answerAnything(page: Page, task: Locator): Promise<void> {
  const type = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const submit = () => task.getByRole('button', { name: 'Submit' }).click();
  switch (type) {
    case 'Read & Select':
      return task.getByRole('button', { name: 'Yes' }).click();
    case 'Fill In the Blanks':
    case 'Read & Complete':
      await task.getByRole('textbox', { name: /blank$/ }).first().fill('a');
      return submit();
    case 'Listen & Type':
      await task.getByLabel('Your sentence').fill('The ferry leaves at noon.');
      return submit();
    case 'Write About the Photo':
    case 'Writing Sample': {
      await task.getByRole('textbox').fill('Two boats lie in a quiet harbor, and nobody is there.');
      return submit();
    }
    case 'Speak About the Photo': {
      // recording starts by itself when the time to prepare is over
      await expect(task.getByText('In exam mode, recording starts automatically.')).toBeVisible();
      await page.clock.fastForward('00:20');
      await expect(task.getByText(/^0:0[3-9]$/)).toBeVisible();
      return task.getByRole('button', { name: 'Stop recording' }).click();
    }
    default:
      throw new Error(`No answer is known for ${type}.`);
  }
}
