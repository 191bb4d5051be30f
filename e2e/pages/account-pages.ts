import type { Page } from '@playwright/test';

/** Sign-up, verify, login and reset, as a learner uses them. */
export class AccountPages {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signUp(account: string, password: string) {
    await this.page.goto('/register');
    await this.fillSignUp(account, password);
  }

  /** Signs up on the current page. */
  async fillSignUp(account: string, password: string) {
    await this.page.getByLabel('Email').fill(account);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign Up' }).click();
    await this.page.waitForURL('**/verify');
  }

  async verify(code: string) {
    await this.page.getByLabel('Verification code').fill(code);
    await this.page.getByRole('button', { name: 'Verify', exact: true }).click();
  }

  async login(account: string, password: string) {
    await this.page.getByLabel('Email').fill(account);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
  }

  async logout(account: string) {
    await this.page.getByRole('button', { name: `Account: ${account}` }).click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
  }
}
