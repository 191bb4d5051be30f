import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The plans, and the sandbox's own page, as a learner uses them. */
export class PricingPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the plans and waits until they are loaded. */
  async open() {
    await this.page.goto('/pricing');
    await expect(this.plan(7)).toBeVisible();
  }

  plan(days: number) {
    return this.page.getByRole('radio', { name: `${days} Day VIP` });
  }

  purchase(days: number) {
    return this.page.getByRole('button', { name: `Purchase ${days} Day VIP` });
  }

  /** Opens the sandbox page for a plan, as a logged-in learner. */
  async checkOut(days: number) {
    await this.open();
    await this.page.getByText(`${days} Day VIP`, { exact: true }).click();
    await expect(this.plan(days)).toBeChecked();
    await this.purchase(days).click();
    await this.page.waitForURL('**/dev/checkout/*');
    return this.page.url();
  }

  async decide(name: RegExp) {
    await this.page.getByRole('button', { name }).click();
    await this.page.waitForURL('**/pay/*');
  }
}
