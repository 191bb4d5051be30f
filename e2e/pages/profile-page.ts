import { expect, type Locator, type Page } from '@playwright/test';

/** My Profile, as a learner uses it. */
export class ProfilePage {
  readonly page: Page;
  readonly account: Locator;
  readonly payments: Locator;
  readonly history: Locator;
  readonly security: Locator;
  readonly deletion: Locator;

  constructor(page: Page) {
    this.page = page;
    this.account = page.getByRole('region', { name: 'Account', exact: true });
    this.payments = page.getByRole('region', { name: 'Payments' });
    this.history = page.getByRole('region', { name: 'Practice history' });
    this.security = page.getByRole('region', { name: 'Password and devices' });
    this.deletion = page.getByRole('dialog', { name: 'Delete your account?' });
  }

  async open() {
    await this.page.goto('/profile');
    await expect(this.page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  }

  /** The value of a term in the account's list. */
  fact(name: string) {
    const { page } = this;
    return this.account
      .locator('dl > div')
      .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
      .getByRole('definition');
  }

  chart(name: string) {
    return this.history.getByRole('slider', { name });
  }

  async changePassword(current: string, next: string) {
    await this.security.getByLabel('Current password').fill(current);
    await this.security.getByLabel('New password').fill(next);
    await this.security.getByLabel('Confirm password').fill(next);
    await this.security.getByRole('button', { name: 'Change password' }).click();
  }

  async delete(password: string) {
    await this.page.getByRole('button', { name: 'Delete account…' }).click();
    await this.deletion.getByLabel('Your password').fill(password);
    await this.deletion.getByRole('button', { name: 'Delete for good' }).click();
  }
}
