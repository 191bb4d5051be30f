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

  /** The words of the reading that were found, in the review. */
  get words() {
    return this.task.getByRole('toolbar', { name: 'Words of your reading' }).getByRole('button');
  }

  /** Presses a word and returns the voices that played it, in order, as they are shown. */
  async playWord(index: number) {
    const voices = await this.task.evaluateHandle((task) => {
      const names: string[] = [];
      const note = ({ target }: MutationRecord) => {
        if (target instanceof Element && target.getAttribute('aria-pressed') === 'true')
          names.push(target.textContent ?? '');
      };
      const options = { subtree: true, attributeFilter: ['aria-pressed'] };
      new MutationObserver((changes) => changes.forEach(note)).observe(task, options);
      return names;
    });
    await this.words.nth(index).click();
    return voices;
  }

  take(number: number) {
    return this.task.getByRole('region', { name: `Take ${number}` });
  }

  play(label: string) {
    return this.task.getByRole('button', { name: `Play: ${label}` }).click();
  }
}
