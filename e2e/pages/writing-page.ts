import { QuestionPage } from './question-page.ts';

/** The detail screen of a writing question. */
export class WritingPage extends QuestionPage {
  /** The page under way; the only one that can be written on. */
  box() {
    return this.task.getByRole('textbox');
  }

  write(text: string) {
    return this.box().pressSequentially(text);
  }

  /** The displayed word count. */
  words(count: number) {
    return this.task.getByText(`${count} words`, { exact: true });
  }

  /** The sample answer of a level, once its tab is chosen. */
  sample(level: 'High-scoring answer' | 'Mid-level answer' | 'About 70' | 'About 100' | 'Another way') {
    return this.task.getByRole('tabpanel', { name: level });
  }

  goOn() {
    return this.task.getByRole('button', { name: 'Next' }).click();
  }

  locked() {
    return this.task.getByRole('region', { name: 'Part 1, locked' });
  }

  /** Checks that only one of the possible questions of part two is on the page. */
  async askedAmong(questions: readonly string[]) {
    const shown = await Promise.all(questions.map((text) => this.task.getByText(text, { exact: true }).isVisible()));
    return questions.filter((_, index) => shown[index]);
  }
}
