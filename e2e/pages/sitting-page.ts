import { expect, type Locator, type Page } from '@playwright/test';

/** A running sitting, as a learner uses it. */
export class SittingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The task of a question, by its number. */
  task(number: number, count: number): Locator {
    return this.page.getByRole('region', { name: `Question ${number} of ${count}`, exact: true });
  }

  /** The task of whatever question is open. */
  readonly anyTask = () => this.page.getByRole('region', { name: /^Question \d+ of \d+$/ });

  /** How many questions there are, as the open one says. */
  async count(): Promise<number> {
    await expect(this.anyTask()).toBeVisible();
    return Number((await this.anyTask().getAttribute('aria-label'))?.split(' ').at(-1));
  }

  /** Goes on from a stop. */
  goOn() {
    return this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }

  /** Confirms that there is no time to check the devices. */
  async skipChecks() {
    const skip = this.page.getByRole('button', { name: 'Skip this check' });
    const start = this.page.getByRole('button', { name: 'Start', exact: true });
    // a check may pass by itself just before it is skipped
    await expect(async () => {
      if (await skip.isVisible()) await skip.click({ timeout: 1000 });
      expect(await start.isVisible()).toBe(true);
    }).toPass();
    await start.click();
  }

  /** Pauses, and confirms that the question ends. */
  async pause() {
    await this.page.getByRole('button', { name: 'Pause', exact: true }).click();
    await this.page.getByRole('button', { name: 'End it and pause' }).click();
    await expect(this.page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  }
}
