import { expect, type Page, type Route } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { shortSound } from '../support/short-sound.ts';
import { QuestionPage } from './question-page.ts';

type Choice = { options: string[]; answer: string };

/** The replies of each turn, in order. */
export function choicesOf({ sequences = [] }: Question): Choice[] {
  return sequences.map(({ blankList }) => blankList as Choice);
}

/** The reply that a learner who got it wrong would give. */
export function wrongOf({ options, answer }: Choice): string {
  return options.find((option) => option !== answer) ?? '';
}

const everySound = /\/media\/.*\.(mp3|wav)/;
const inShort = (route: Route) => route.fulfill({ contentType: 'audio/wav', body: shortSound() });
const lost = (route: Route) => route.abort('internetdisconnected');

/** Interactive Listening on the detail screen. */
export class InteractiveListeningPage extends QuestionPage {
  /** Every turn is over in a third of a second. */
  static async shorten(page: Page) {
    await page.route(everySound, inShort);
  }

  /** No sound can be loaded. */
  static async loseSounds(page: Page) {
    await page.route(everySound, lost);
  }

  async findSounds() {
    await this.page.unroute(everySound, lost);
  }

  start() {
    return this.task.getByRole('button', { name: 'Start' }).click();
  }

  turn(number: number) {
    return this.task.getByRole('heading', { name: new RegExp(`^Turn ${number} of`) });
  }

  option(text: string) {
    return this.task.getByRole('radio', { name: text, exact: true });
  }

  /** The conversation so far. */
  thread() {
    return this.task.getByRole('list', { name: 'The conversation' });
  }

  summary() {
    return this.task.getByRole('textbox', { name: 'Your summary' });
  }

  /** Waits for the turn to end, and gives a reply. */
  async reply(text: string) {
    await this.option(text).check();
    await this.task.getByRole('button', { name: /^(Next|Submit)$/ }).click();
  }

  /** Does not wait until the mark has stood long enough. */
  goOn() {
    return this.task.getByRole('button', { name: /^(Next turn|Write the summary)$/ }).click();
  }

  async hasMark(mark: 'Right' | 'Wrong') {
    await expect(this.task.getByRole('heading', { name: mark, exact: true })).toBeFocused();
  }
}
