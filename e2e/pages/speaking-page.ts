import { expect, type Locator, type Page } from '@playwright/test';
import { QuestionPage } from './question-page.ts';

/** The detail screen of a speaking question. */
export class SpeakingPage extends QuestionPage {
  readonly preparation: Locator;
  readonly speakNow: Locator;
  readonly stop: Locator;
  readonly done: Locator;

  constructor(page: Page) {
    super(page);
    this.preparation = this.task.getByRole('timer', { name: 'Time left to prepare' });
    this.speakNow = this.task.getByRole('button', { name: 'Start speaking now' });
    this.stop = this.task.getByRole('button', { name: 'Stop recording' });
    this.done = this.task.getByRole('heading', { name: /^(Recording finished|Too short|This (sounds|doesn’t sound))/ });
  }

  /** Waits until at least this much is recorded. */
  hasRecorded(seconds: 1 | 2 | 3 | 4) {
    return expect(this.task.getByText(new RegExp(`^0:(0[${seconds}-9]|[1-9]\\d)$`))).toBeVisible();
  }

  /** Records for at least this long, then stops. */
  async speakFor(seconds: 1 | 2 | 3 | 4) {
    await this.hasRecorded(seconds);
    await this.stop.click();
  }

  take(number: number) {
    return this.task.getByRole('region', { name: `Take ${number}` });
  }

  play(label: string) {
    return this.task.getByRole('button', { name: `Play: ${label}` }).click();
  }
}
