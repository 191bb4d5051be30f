import { expect, type Locator } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { QuestionPage } from './question-page.ts';

type Sequence = NonNullable<Question['sequences']>[number];

/** Interactive Reading, as a learner uses it. */
export class ReadingPage extends QuestionPage {
  async isAtStep(step: number, name: string) {
    await expect(this.task.getByRole('heading', { name: `Step ${step} of 6: ${name}` })).toBeFocused();
  }

  nextStep() {
    return this.task.getByRole('button', { name: 'Next', exact: true }).click();
  }

  back() {
    return this.task.getByRole('button', { name: 'Back' }).click();
  }

  /** Fills every blank, by default with the right words. */
  async fillBlanks({ blankList }: Sequence, choose = (right: string, _options: string[]) => right) {
    if (!Array.isArray(blankList)) throw new Error('The first step has no blanks.');
    for (const { indexNumber, answer, options } of blankList) {
      await this.task.getByRole('combobox', { name: `Blank ${indexNumber}` }).selectOption(choose(answer, options));
    }
  }

  /** The right sentence, or the first wrong one. */
  async choose({ blankList }: Sequence, which: 'right' | 'wrong' = 'right') {
    if (!blankList || Array.isArray(blankList) || 'question' in blankList) throw new Error('This step has no choice.');
    const { answer, options } = blankList;
    const text = which === 'right' ? answer : (options.find((option) => option !== answer) ?? '');
    await this.task.getByRole('radio', { name: text, exact: true }).check();
  }

  private words() {
    return this.task.getByRole('group', { name: 'Passage' }).locator('[data-word]');
  }

  /** The first and the last word of a highlight's answer on the page. */
  async endsOf({ blankList }: Sequence): Promise<{ first: Locator; last: Locator; words: string[] }> {
    if (!blankList || Array.isArray(blankList) || !('question' in blankList)) throw new Error('No question here.');
    const plain = (text: string) => text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const words = await this.words().allTextContents();
    const wanted = blankList.answer.split(/\s+/).map(plain);
    const start = words.findIndex((_, at) => wanted.every((word, index) => plain(words[at + index] ?? '') === word));
    if (start < 0) throw new Error(`The passage does not say "${blankList.answer}".`);
    const end = start + wanted.length - 1;
    return { first: this.words().nth(start), last: this.words().nth(end), words: words.slice(start, end + 1) };
  }

  /** The highlighted text, as shown on the page. */
  highlight() {
    return this.task.getByRole('status').filter({ hasText: /words?$|last word\.$|yet\.$/ });
  }
}
