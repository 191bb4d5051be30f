import { expect, type Page, type Route } from '@playwright/test';
import { shortSound } from '../support/short-sound.ts';
import { QuestionPage } from './question-page.ts';

const everySound = /\/media\/speech\//;
const inShort = (route: Route) => route.fulfill({ contentType: 'audio/wav', body: shortSound() });
const lost = (route: Route) => route.abort('internetdisconnected');

/** Interactive Speaking on the detail screen. */
export class InteractiveSpeakingPage extends QuestionPage {
  /** Makes every question last a third of a second. */
  static async shorten(page: Page) {
    await page.route(everySound, inShort);
  }

  /** Makes all sounds fail to load. */
  static async loseSounds(page: Page) {
    await page.route(everySound, lost);
  }

  start() {
    return this.task.getByRole('button', { name: 'Start' }).click();
  }

  number(number: number) {
    return this.task.getByRole('heading', { name: new RegExp(`^Question ${number} of about \\d$`) });
  }

  get listening() {
    return this.task.getByText('is listening. Speak now.');
  }

  get done() {
    return this.task.getByRole('button', { name: 'Done' });
  }

  /** Waits until at least this much of the current answer is recorded. */
  async hasSpoken(seconds: 1 | 2 | 3) {
    await expect(this.listening).toBeVisible();
    // the time left of the answer has more seconds
    await expect(this.task.getByText(new RegExp(`^0:0[${seconds}-9]$`))).toBeVisible();
  }

  /** Answers question after question by key until the conversation is over; returns how many there were. */
  async talkToTheEnd(from = 1): Promise<number> {
    for (let number = from; ; number += 1) {
      await this.hasSpoken(1);
      await this.page.keyboard.press('Space');
      await expect(this.number(number + 1).or(this.reviewed)).toBeVisible();
      if (await this.reviewed.isVisible()) return number;
    }
  }

  get reviewed() {
    return this.task.getByRole('heading', { name: 'Question by question' });
  }

  /** The answers of the review, or of a past attempt. */
  answers(within = this.task) {
    return within.getByRole('button', { name: /^Play: (Your answer|Turn) \d/ });
  }
}
