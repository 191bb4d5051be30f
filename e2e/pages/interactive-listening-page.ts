import { expect, type Page, type Route } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { shortSound } from '../support/short-sound.ts';
import { QuestionPage } from './question-page.ts';

type Choice = { options: string[]; answer: string };

/** The replies of each turn, in order. */
export function choicesOf({ sequences = [] }: Question): Choice[] {
  return sequences.map(({ blankList }) => blankList as Choice);
}

/** A wrong reply. */
export function wrongOf({ options, answer }: Choice): string {
  return options.find((option) => option !== answer) ?? '';
}

const everySound = /\/media\/.*\.(mp3|wav)/;
const inShort = (route: Route) => route.fulfill({ contentType: 'audio/wav', body: shortSound() });
const lost = (route: Route) => route.abort('internetdisconnected');

/** Interactive Listening on the detail screen. */
export class InteractiveListeningPage extends QuestionPage {
  /** Makes every turn last a third of a second. */
  static async shorten(page: Page) {
    await page.route(everySound, inShort);
  }

  /** Makes all audio fail to load. */
  static async loseSounds(page: Page) {
    await page.route(everySound, lost);
  }

  async findSounds() {
    await this.page.unroute(everySound, lost);
  }

  start() {
    return this.task.getByRole('button', { name: 'Start' }).click();
  }

  /** A blank of the opening, from 1. */
  blank(number: number) {
    return this.task.getByRole('textbox', { name: new RegExp(`^Blank ${number} of`) });
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

  /** Waits for the turn to end, then replies. */
  async reply(text: string) {
    await this.option(text).check();
    await this.task.getByRole('button', { name: /^(Next|Submit)$/ }).click();
  }

  /** Continues without waiting for the mark's delay. */
  goOn() {
    return this.task.getByRole('button', { name: /^(Next turn|Write the summary)$/ }).click();
  }

  async hasMark(mark: 'Right' | 'Wrong') {
    await expect(this.task.getByRole('heading', { name: mark, exact: true })).toBeFocused();
  }
}
