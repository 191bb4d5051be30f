import { expect, type Page } from '@playwright/test';

/** The question browser, as a learner uses it. */
export class PracticeBrowserPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly rows = () => this.page.getByRole('list', { name: 'Questions' }).getByRole('listitem');

  async open(module: string, submodule: string) {
    await this.page.goto('/practice');
    await this.choose(module, submodule);
    await this.byNumber();
  }

  /** Chooses a question type by its tabs. */
  async choose(module: string, submodule: string) {
    await this.page.getByRole('tab', { name: module, exact: true }).click();
    await this.page.getByRole('tab', { name: submodule, exact: true }).click();
    await expect(this.page.getByRole('tab', { name: submodule, exact: true })).toHaveAttribute('aria-selected', 'true');
  }

  /** Filters the list by practised or not. */
  async practiced(choice: 'All' | 'Practiced' | 'Unpracticed') {
    await this.page.getByLabel('Practiced', { exact: true }).selectOption(choice);
  }

  async order(choice: 'Latest' | 'Question Number' | 'Fits my level' | 'Never seen first' | 'Shuffled') {
    await this.page.getByLabel('Order', { exact: true }).selectOption(choice);
  }

  /** Sorts by question id. */
  async byNumber() {
    await this.order('Question Number');
    await expect(this.rows().first()).toBeVisible();
  }

  /** Question numbers of the page. */
  async numbers() {
    return (await this.rows().allTextContents()).map((text) => Number(/#(\d+)/.exec(text)?.[1]));
  }

  row(questionId: number) {
    return this.rows().filter({ hasText: `#${questionId}` });
  }

  async openQuestion(questionId: number) {
    await this.row(questionId).getByRole('button').click();
    await this.page.waitForURL(/\/practice\/questions\/detail\?type=/);
  }
}
