import { expect, type Page } from '@playwright/test';

/** The word book, as a learner uses it. */
export class WordBookPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto('/vocab');
    await this.isShown();
  }

  /** Waits until the words are loaded. */
  async isShown() {
    await expect(this.page.getByRole('status').filter({ hasText: /^Total Result: [\d,]+/ })).toBeVisible();
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  readonly cards = () => this.page.getByRole('article');
  readonly words = () => this.cards().getByRole('heading');
  readonly search = () => this.page.getByRole('searchbox', { name: 'Search words' });

  card(word: string) {
    return this.cards().filter({ has: this.page.getByRole('heading', { name: word, exact: true }) });
  }

  mark(word: string) {
    return this.card(word).getByRole('button', { name: `Master ${word}`, exact: true });
  }

  mastered(word: string) {
    return this.card(word).getByRole('button', { name: `Mastered ${word}`, exact: true });
  }

  /** The spelling on the first card. */
  async firstWord() {
    return ((await this.words().first().textContent()) ?? '').trim();
  }
}
