import type { Page } from '@playwright/test';
import { test as base, expect, newAddress, signIn } from '../test.ts';
import { mailedCode } from './accounts.ts';
import { type SpecHost, startSpecHost } from './start.ts';

interface Fixtures {
  host: SpecHost;
  /** An account that is logged in on the page. */
  member: { account: string; password: string };
}

const password = 'a quiet library';

/** Tests with a host that only implements the required calls; each missing call is requested at most once. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
  host: async ({}, use) => {
    const host = await startSpecHost();
    await use(host);
    await host.close();
    expect(host.missed).toEqual([...new Set(host.missed)]);
  },
  baseURL: async ({ host }, use) => use(host.origin),
  member: async ({ page, request }, use) => {
    const account = newAddress('member');
    await request.post('/api/public/register', { data: { account, password } });
    await request.post('/api/public/verification/verify', { data: { account, verifyCode: mailedCode } });
    const reply = await request.post('/api/public/login', { data: { account, password } });
    const { data } = (await reply.json()) as { data: { accessToken: string; expiresAt: number } };
    await signIn(page, { account, password, token: data.accessToken, expiresAt: data.expiresAt });
    await use({ account, password });
  },
});

/** Checks that nothing is pending forever and nothing failed. */
export async function isSettled(page: Page) {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export { expect };
